import { readCsv } from '@/lib/import-export/csv-codec';
import type { ImportExportFormat } from '@/lib/import-export/formats-rules';
import { readGift } from '@/lib/import-export/gift-codec';
import { readJson } from '@/lib/import-export/json-codec';
import {
  checkDraft,
  type Draft,
  decodeFile,
  listMarkup,
  markUnreadable,
  type ReadRow,
  tidyDraft,
} from '@/lib/import-export/rules';

export interface Reading {
  format: ImportExportFormat;
  bytes: Uint8Array;
  html: 'refuse' | 'text';
}

const READERS: Record<ImportExportFormat, (text: string) => ReadRow[] | Promise<ReadRow[]>> = {
  csv: readCsv,
  json: readJson,
  gift: readGift,
};

/**
 * Reads the questions of a file and checks each one. `onChecked` receives the progress. The duration is proportional to
 * the size of the file.
 */
export async function readFile(
  { format, bytes, html }: Reading,
  onChecked: (done: number, total: number) => void,
): Promise<ReadRow[]> {
  const { text, isExact } = decodeFile(bytes);
  const read = await READERS[format](text);
  const rows = isExact ? read : markUnreadable(read);
  return rows.map((row, place) => {
    if (place % REPORT_EVERY === 0) onChecked(place, rows.length);
    return checkRow(row, html);
  });
}

const REPORT_EVERY = 500;

function checkRow(row: ReadRow, html: Reading['html']): ReadRow {
  if (!row.draft) return row;
  const draft = tidyDraft(row.draft);
  return {
    row: row.row,
    draft: withShortNames(draft),
    faults: [...row.faults, ...checkDraft(draft)],
    markup: html === 'refuse' ? listMarkup(draft) : [],
  };
}

/** Maximum length to which names are shortened. No stored name is longer. */
const LONGEST_NAME = 300;

/**
 * Shortens names that will be compared with stored names. The main thread compares them many times, and a cell of
 * megabytes would block it. A shortened name matches no stored name.
 */
function withShortNames(draft: Draft): Draft {
  const cut = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);
  const { topic } = draft;
  return {
    ...draft,
    id: cut(draft.id),
    section: cut(draft.section),
    topic: topic === undefined ? undefined : cut(topic),
  };
}
