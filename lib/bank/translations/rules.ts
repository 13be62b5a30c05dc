import { REFERENCE } from '@/lib/facts/rules';

/** Languages of questions in addition to English. */
export const LANGUAGES = ['es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The texts of a question in one language. */
export interface Wording {
  text: string;
  explanation: string;
  /** Description of the picture; empty without one. */
  picture: string;
  /** Options in the order of the question. */
  answers: readonly { text: string; why: string }[];
}

/** Character between two texts, which no text contains. */
export const SEPARATOR = '\u0001';

/** Joins all English texts of a question. The digest of this string identifies what a translation translates. */
export const joinWording = ({ text, explanation, picture, answers }: Wording): string =>
  [text, explanation, picture, ...answers.flatMap((answer) => [answer.text, answer.why])].join(SEPARATOR);

/** A question of the question bank's files in both languages. */
export interface Translated {
  /** Id of the question in the files. */
  slug: string;
  language: Language;
  english: Wording;
  translation: Wording;
}

/** Name of a text in the form, such as `answers.0.why`, the English text and its translation. */
type TextPair = [field: string, english: string, translation: string];

/** Lists the texts of a question with their translations. A missing translation is empty. */
export const listPairs = (english: Wording, translation: Wording): TextPair[] => [
  ['text', english.text, translation.text],
  ['picture', english.picture, translation.picture],
  ['explanation', english.explanation, translation.explanation],
  ...english.answers.flatMap(({ text, why }, place): TextPair[] => [
    [`answers.${place}.text`, text, translation.answers[place]?.text ?? ''],
    [`answers.${place}.why`, why, translation.answers[place]?.why ?? ''],
  ]),
];

/** Lists the texts that are missing in a translation, as error messages by the name of the form's field. */
export function listMissing(english: Wording, translation: Wording): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const [field, source, text] of listPairs(english, translation)) {
    if (source !== '' && text === '') missing[field] = 'This text is not translated';
  }
  if (translation.answers.length > english.answers.length) missing.answers = 'The English has fewer answers';
  return missing;
}

/**
 * Lists the tokens that every translation must contain unchanged: facts, refrigerants, figures, units and citations.
 * Sorted.
 */
function tokensOf(text: string): string[] {
  const facts = text.match(REFERENCE) ?? [];
  const rest = text.replace(REFERENCE, ' ');
  const names = rest.match(/\bR-\d+[A-Za-z]*(?:\([A-Z]\))?|\b[AB][123]L?\b|\b(?:HFC|HCFC|CFC|HFO)-\d\w*/g) ?? [];
  const figures = rest.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  const units = rest.match(/\b(?:psig|psia|psi|in\. Hg|mm Hg|ppm|CFR|U\.S\.C\.|FR)\b|°F|%/g) ?? [];
  return [...facts, ...names, ...figures, ...units].toSorted();
}

/** Lists the entries that `list` contains more often than `other`. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Lists the figures, units and refrigerants that a translation lacks or has in addition to the English text. */
export function compareFigures(english: string, translation: string): { missing: string[]; added: string[] } {
  const [wanted, found] = [tokensOf(english), tokensOf(translation)];
  return { missing: without(wanted, found), added: without(found, wanted) };
}
