import { type QuestionState, questionBody } from '@/lib/bank/editing/contract';
import type { Picture } from '@/lib/bank/picture/contract';
import { tidyPicture } from '@/lib/bank/picture/rules';
import type { DeclaredChange } from '@/lib/corrections/contract';
import type { ImportExportFormat } from '@/lib/import-export/formats/rules';
import { type QuestionTier, TEXT_LIMITS } from '@/lib/kernel/exam';

/** A question as a file tells it. `undefined`: the file says nothing, so what is stored stays. */
export interface Draft {
  /** A stable name or the number that the bank gave; empty for a question that has none yet. */
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
  /** Null: the file says that there is none. */
  picture: Picture | null | undefined;
  /** What it is that the row changes the key of a question which people were asked, or withdraws it. */
  change?: DeclaredChange | undefined;
}

/** A question with everything said: what an export writes. */
export type FullQuestion = { [K in Exclude<keyof Draft, 'answers' | 'change'>]-?: Exclude<Draft[K], undefined> } & {
  answers: { text: string; isCorrect: boolean; why: string }[];
};

export interface Fault {
  field: string;
  message: string;
}

/** One question of a file; without a draft where the file could not be understood. */
export interface ReadRow {
  row: number;
  draft: Draft | null;
  faults: Fault[];
  /** HTML in it: a fault as well, except in a question that stands in the bank just so. */
  markup?: Fault[];
}

/** A file without any question says so, instead of an import of none. */
export const orNoQuestion = (rows: ReadRow[]): ReadRow[] =>
  rows.length > 0
    ? rows
    : [{ row: 1, draft: null, faults: [{ field: 'file', message: 'The file holds no question.' }] }];

/** What every stored text is compared and saved as: spreadsheets change line ends, and GIFT has no outer spaces. */
export const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Any tag, comment or character reference: what a browser would not show as it is written. */
const HTML = /<\/?[a-z][^<>]*>|<!--|<!doctype|&(?:[a-z]{2,31}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** A longer text is refused for its length, and need not be searched. */
const HTML_SEARCHED = 8 * TEXT_LIMITS.questionText;

/** All digits would be taken for a number that the bank gave. */
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

/** Only after the draft has been checked, so that each fault names the place its answer has in the file. */
export const withoutEmptyAnswers = (draft: Draft): Draft => ({
  ...draft,
  answers: draft.answers.filter((answer) => answer.text !== ''),
});

/** Everything wrong with a tidy draft by itself, by the same rules as the question form. */
export function checkDraft(draft: Draft): Fault[] {
  const faults: Fault[] = [];
  if (draft.id !== '' && !ID.test(draft.id) && !isNumberId(draft.id)) {
    faults.push({ field: 'id', message: 'An id has at most 100 letters, digits, dots and hyphens' });
  }
  if (draft.section === '') faults.push({ field: 'section', message: 'Please select a section' });
  const { id: _id, section: _section, change: _change, answers, ...fields } = draft;
  const parsed = questionBody.safeParse({
    ...fields,
    // Which one it is, is looked up in the bank.
    sectionId: 1,
    // Stryker disable next-line StringLiteral: The text is only checked, and either may stand there.
    answers: answers.map(({ why, ...answer }) => ({ ...answer, why: why ?? '' })),
  });
  const issues = parsed.success ? [] : parsed.error.issues;
  return [...faults, ...issues.map(({ path, message }) => ({ field: nameField(path), message }))];
}

/** `answers.2.text` is the third answer for a person who looks at a sheet. */
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

/** Marks rows that hold the sign which stands for bytes that are no UTF-8. */
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

/** With the day, so that several exports can lie in one folder. */
export const fileNameOf = (format: ImportExportFormat, now: Date) =>
  `questions-${now.toISOString().slice(0, 10)}.${ENDINGS[format]}` as const;

interface Decoded {
  text: string;
  /** False where bytes stand in the file that are no character of its encoding. */
  isExact: boolean;
}

/** UTF-8, or UTF-16 where the file begins with its mark, as Excel's "Unicode text" does. */
export function decodeFile(bytes: Uint8Array): Decoded {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isExact: true };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isExact: false };
  }
}
