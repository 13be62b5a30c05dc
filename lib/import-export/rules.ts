import { type QuestionState, questionBody } from '@/lib/bank/editing/contract';
import type { Picture } from '@/lib/bank/picture/contract';
import { tidyPicture } from '@/lib/bank/picture/rules';
import type { DeclaredChange } from '@/lib/corrections/contract';
import type { ImportExportFormat } from '@/lib/import-export/formats/rules';
import { type QuestionTier, TEXT_LIMITS } from '@/lib/kernel/exam';

/** A question as stated in a file. `undefined`: not stated, so the stored value is kept. */
export interface Draft {
  /** A stable name or the bank's number; empty for a new question without an id. */
  id: string;
  section: string;
  text: string;
  answers: { text: string; isCorrect: boolean; why: string | undefined }[];
  state: QuestionState | undefined;
  isForMockTest: boolean | undefined;
  topic: string | undefined;
  difficulty: number | undefined;
  tier: QuestionTier | undefined;
  explanation: string | undefined;
  reference: string | undefined;
  /** Null: the file states that there is no picture. */
  picture: Picture | null | undefined;
  /**
   * Declared kind of change: required if the row changes the key of a question that people were asked, or withdraws it.
   */
  change?: DeclaredChange | undefined;
}

/** A question with all fields, as written by an export. */
export type FullQuestion = { [K in Exclude<keyof Draft, 'answers' | 'change'>]-?: Exclude<Draft[K], undefined> } & {
  answers: { text: string; isCorrect: boolean; why: string }[];
};

export interface Fault {
  field: string;
  message: string;
}

/** One question of a file. The draft is null if the file could not be understood. */
export interface ReadRow {
  row: number;
  draft: Draft | null;
  faults: Fault[];
  /** HTML in the question. Counts as a fault unless the bank contains exactly this text. */
  markup?: Fault[];
}

/** Reports a file without any question, which would otherwise look like an empty import. */
export const orNoQuestion = (rows: ReadRow[]): ReadRow[] =>
  rows.length > 0
    ? rows
    : [{ row: 1, draft: null, faults: [{ field: 'file', message: 'The file has no questions.' }] }];

/**
 * Normalizes a text before it is compared or stored, because spreadsheets change line endings and GIFT has no outer
 * spaces.
 */
export const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Matches any tag, comment or character reference, which would not be shown as typed in HTML. */
const HTML = /<\/?[a-z][^<>]*>|<!--|<!doctype|&(?:[a-z]{2,31}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Limit on the searched text: longer texts are refused for their length. */
const HTML_SEARCHED = 8 * TEXT_LIMITS.questionText;

/** Requires a non-digit: digits alone would be read as the bank's number. */
const ID = /^(?=.*[^\d])[\w.-]{1,100}$/;
const NUMBER_ID = /^[1-9]\d{0,8}$/;
export const isNumberId = (id: string): boolean => NUMBER_ID.test(id);

export function tidyDraft(draft: Draft): Draft {
  const maybe = (text: string | undefined) => (text === undefined ? undefined : tidy(text));
  return {
    ...draft,
    id: draft.id.trim(),
    section: draft.section.trim(),
    text: tidy(draft.text),
    topic: maybe(draft.topic),
    explanation: maybe(draft.explanation),
    reference: maybe(draft.reference),
    picture: draft.picture && {
      svg: tidyPicture(draft.picture.svg),
      description: tidy(draft.picture.description),
    },
    answers: draft.answers.map((answer) => ({ ...answer, text: tidy(answer.text), why: maybe(answer.why) })),
  };
}

/**
 * Removes empty answers. Called after the check of the draft, so that each fault names the answer's position in the
 * file.
 */
export const withoutEmptyAnswers = (draft: Draft): Draft => ({
  ...draft,
  answers: draft.answers.filter((answer) => answer.text !== ''),
});

/** Lists all faults of a tidy draft, by the same rules as the question form. */
export function checkDraft(draft: Draft): Fault[] {
  const faults: Fault[] = [];
  if (draft.id !== '' && !ID.test(draft.id) && !isNumberId(draft.id)) {
    faults.push({ field: 'id', message: 'An id has at most 100 letters, digits, dots and hyphens' });
  }
  if (draft.section === '') faults.push({ field: 'section', message: 'Please select a section' });
  const { id: _id, section: _section, change: _change, answers, ...fields } = draft;
  const parsed = questionBody.safeParse({
    ...fields,
    // The actual section is looked up in the bank later.
    sectionId: 1,
    // Stryker disable next-line StringLiteral: The text is only checked, and either may stand there.
    answers: answers.map(({ why, ...answer }) => ({ ...answer, why: why ?? '' })),
  });
  const issues = parsed.success ? [] : parsed.error.issues;
  return [...faults, ...issues.map(({ path, message }) => ({ field: nameField(path), message }))];
}

/** Names a field as a column of the sheet: `answers.2.text` becomes "answer 3". */
export function nameField(path: readonly PropertyKey[]): string {
  const [head, place, part] = path;
  // Stryker disable next-line ConditionalExpression: Nothing else of a question has a description.
  if (head === 'picture' && place === 'description') return 'pictureDescription';
  if (head !== 'answers' || place === undefined) return String(head ?? 'question');
  return `${part === 'why' ? 'why' : 'answer'} ${Number(place) + 1}`;
}

export function listMarkup(draft: Draft): Fault[] {
  const texts: [string, string | undefined][] = [
    ['text', draft.text],
    ['explanation', draft.explanation],
    ['reference', draft.reference],
    ['topic', draft.topic],
    ['pictureDescription', draft.picture?.description],
    ...draft.answers.flatMap((answer, place): [string, string | undefined][] => [
      [`answer ${place + 1}`, answer.text],
      [`why ${place + 1}`, answer.why],
    ]),
  ];
  return texts.flatMap(([field, text]) => {
    // Stryker disable next-line MethodExpression: A longer text is refused for its length by either; the cut only saves work.
    const found = text === undefined ? null : HTML.exec(text.slice(0, HTML_SEARCHED));
    if (!found) return [];
    return [{ field, message: `Contains HTML (${found[0].slice(0, 40)}), which would be shown as it is written` }];
  });
}

/** Marks rows with the replacement character, which stands for bytes that are not UTF-8. */
export function markUnreadable(rows: readonly ReadRow[]): ReadRow[] {
  const message = 'Contains characters that are not UTF-8. Save the file as UTF-8 (in Excel: "CSV UTF-8").';
  const marked = rows.map((row) =>
    // Stryker disable next-line OptionalChaining: `JSON.stringify` always returns text for a draft.
    JSON.stringify(row.draft)?.includes('\uFFFD')
      ? { ...row, faults: [{ field: 'encoding', message }, ...row.faults] }
      : row,
  );
  return marked.some((row) => row.faults.length > 0)
    ? marked
    : [{ row: 1, draft: null, faults: [{ field: 'encoding', message }] }, ...marked];
}

const ENDINGS = { csv: 'csv', json: 'json', gift: 'txt' } as const satisfies Record<ImportExportFormat, string>;

/** Contains the date, so that several exports fit in one folder. */
export const fileNameOf = (format: ImportExportFormat, now: Date) =>
  `questions-${now.toISOString().slice(0, 10)}.${ENDINGS[format]}` as const;

interface Decoded {
  text: string;
  /** False if the file contains bytes that are invalid in its encoding. */
  isExact: boolean;
}

/** Decodes UTF-8, or UTF-16 with a byte order mark, as in Excel's "Unicode text". */
export function decodeFile(bytes: Uint8Array): Decoded {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isExact: true };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isExact: false };
  }
}
