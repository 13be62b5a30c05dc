import { type QuestionState, questionBody } from '@/lib/bank/editing/contract';
import type { Picture } from '@/lib/bank/picture/contract';
import { tidyPicture } from '@/lib/bank/picture/rules';
import { wordingFields } from '@/lib/bank/translations/contract';
import type { Wording } from '@/lib/bank/translations/rules';
import type { DeclaredChange } from '@/lib/corrections/contract';
import { type QuestionTier, TEXT_LIMITS } from '@/lib/kernel/exam';

/**
 * A question as it appears in a file. `undefined` means that the file does not contain the value, so the stored value
 * does not change.
 */
export interface Draft {
  /** The question's slug or number in the file; empty for a new question without an id. */
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
  /** Null removes the picture; undefined leaves the stored one. */
  picture: Picture | null | undefined;
  /**
   * The kind of change that the file declares. Required if the row changes the key of a question that people were
   * asked, or withdraws that question.
   */
  change?: DeclaredChange | undefined;
  /** The Spanish texts. Their answers are in the order of `answers`. */
  spanish?: Wording | undefined;
}

/** A question with all of its English fields. */
export type FullQuestion = {
  [K in Exclude<keyof Draft, 'answers' | 'change' | 'spanish'>]-?: Exclude<Draft[K], undefined>;
} & {
  answers: { text: string; isCorrect: boolean; why: string }[];
};

/** A question as an export writes it. `spanish` is null if the current English wording has no translation. */
export type ExportedQuestion = FullQuestion & { spanish: Wording | null };

export interface Fault {
  field: string;
  message: string;
}

/** One question of a file. `draft` is null if it could not be read. */
export interface ReadRow {
  row: number;
  draft: Draft | null;
  faults: Fault[];
  /**
   * Errors because the question contains HTML. They are ignored if the question bank already contains exactly this
   * text.
   */
  markup?: Fault[];
}

/**
 * Returns an error for a file without any question. Without this error, the file would look like an import without
 * changes.
 */
export const orNoQuestion = (rows: ReadRow[]): ReadRow[] =>
  rows.length > 0
    ? rows
    : [{ row: 1, draft: null, faults: [{ field: 'file', message: 'The file has no questions.' }] }];

/**
 * Normalizes a text before it is compared or stored, because spreadsheets change line endings and GIFT drops spaces at
 * the start and end.
 */
export const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Matches HTML tags, comments and character references, which people would see as text. */
const HTML = /<\/?[a-z][^<>]*>|<!--|<!doctype|&(?:[a-z]{2,31}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Maximum number of characters to search for HTML; longer texts are refused anyway. */
const HTML_SEARCHED = 8 * TEXT_LIMITS.questionText;

/** An id must contain a non-digit, because digits alone are read as the question's number. */
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
    spanish: draft.spanish && tidyWording(draft.spanish),
  };
}

export const tidyWording = ({ text, explanation, picture, answers }: Wording): Wording => ({
  text: tidy(text),
  explanation: tidy(explanation),
  picture: tidy(picture),
  answers: answers.map((answer) => ({ text: tidy(answer.text), why: tidy(answer.why) })),
});

/**
 * Removes answers that are empty in English, and their Spanish texts. Must be called after `checkDraft`, so that each
 * error message contains the answer's position in the file.
 */
export const withoutEmptyAnswers = (draft: Draft): Draft => ({
  ...draft,
  answers: draft.answers.filter((answer) => answer.text !== ''),
  spanish: draft.spanish && {
    ...draft.spanish,
    answers: draft.spanish.answers.filter((_answer, place) => draft.answers[place]?.text !== ''),
  },
});

/** Lists all errors of a normalized draft, by the same rules as the question form. */
export function checkDraft(draft: Draft): Fault[] {
  const faults: Fault[] = [];
  if (draft.id !== '' && !ID.test(draft.id) && !isNumberId(draft.id)) {
    faults.push({ field: 'id', message: 'An id has at most 100 letters, digits, dots and hyphens' });
  }
  if (draft.section === '') faults.push({ field: 'section', message: 'Please select a section' });
  const { id: _id, section: _section, change: _change, spanish: _spanish, answers, ...fields } = draft;
  const parsed = questionBody.safeParse({
    ...fields,
    // This value is a placeholder, because the section is looked up in the question bank later.
    sectionId: 1,
    // Stryker disable next-line StringLiteral: The text is only checked, and both values are valid.
    answers: answers.map(({ why, ...answer }) => ({ ...answer, why: why ?? '' })),
  });
  const issues = parsed.success ? [] : parsed.error.issues;
  return [
    ...faults,
    ...issues.map(({ path, message }) => ({ field: nameField(path), message })),
    ...checkSpanish(draft),
  ];
}

/** Lists the Spanish texts that are too long or belong to an answer that is empty in English. */
function checkSpanish({ spanish, answers }: Draft): Fault[] {
  if (!spanish) return [];
  const untranslatable = answers.flatMap((answer, place) => {
    const { text, why } = spanish.answers[place] ?? { text: '', why: '' };
    if (answer.text !== '' || text + why === '') return [];
    return [{ field: nameSpanish(['answers', place, 'text']), message: 'The English has no such answer' }];
  });
  const parsed = wordingFields.safeParse(spanish);
  const issues = parsed.success ? [] : parsed.error.issues.filter(({ code }) => code !== 'too_small');
  return [...untranslatable, ...issues.map(({ path, message }) => ({ field: nameSpanish(path), message }))];
}

/** Returns the name of a Spanish text in error messages. For example, `answers.2.text` becomes "answer 3 (Spanish)". */
export const nameSpanish = (path: readonly PropertyKey[]): string => `${nameField(path)} (Spanish)`;

/** Returns the column name of a field. For example, `answers.2.text` becomes "answer 3". */
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
    ...listSpanish(draft.spanish),
  ];
  return texts.flatMap(([field, text]) => {
    // Stryker disable next-line MethodExpression: A longer text is refused because of its length anyway; the cut only saves work.
    const found = text === undefined ? null : HTML.exec(text.slice(0, HTML_SEARCHED));
    if (!found) return [];
    return [{ field, message: `Contains HTML (${found[0].slice(0, 40)}), which would be shown as it is written` }];
  });
}

const listSpanish = (spanish: Wording | undefined): [string, string][] =>
  spanish
    ? [
        [nameSpanish(['text']), spanish.text],
        [nameSpanish(['explanation']), spanish.explanation],
        [nameSpanish(['picture', 'description']), spanish.picture],
        ...spanish.answers.flatMap(({ text, why }, place): [string, string][] => [
          [nameSpanish(['answers', place, 'text']), text],
          [nameSpanish(['answers', place, 'why']), why],
        ]),
      ]
    : [];

/** Adds an error to rows that contain the replacement character, which stands for bytes that are not valid UTF-8. */
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
