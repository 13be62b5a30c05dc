import { readCsv } from '@/lib/import-export/csv/codec';
import type { ImportExportFormat } from '@/lib/import-export/formats/rules';
import { readGift } from '@/lib/import-export/gift/codec';
import { readJson } from '@/lib/import-export/json/codec';
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

/** The questions of a file, each checked by itself; `onChecked` hears how far it is. Every step takes time that grows with the file alone. */
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

/** Longer than any name that is stored. */
const LONGEST_NAME = 300;

/**
 * What a row is looked up by is compared with the bank, over and over and in the thread that serves everybody: of a cell of megabytes
 * only the beginning goes there, which is the name of nothing.
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
