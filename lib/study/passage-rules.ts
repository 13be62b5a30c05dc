import type { GuideTable, GuideTopic } from './rules';

/**
 * Finds the passages of a study guide that help with a question. The page of a test shows them next to the explanation.
 */

/** A topic of a guide, as the build writes it for the test pages. */
export type TeachingTopic = Pick<GuideTopic, 'slug' | 'name' | 'paragraphs' | 'keyPoints' | 'tables'>;

export type Passage =
  | { kind: 'table'; table: GuideTable }
  | { kind: 'point'; text: string; cite: string }
  | { kind: 'paragraph'; text: string };

interface Explained {
  text: string;
  explanation?: string | undefined;
  reference?: string | undefined;
  answers: readonly { text: string; isCorrect?: boolean | undefined }[];
}

/** A shared reference to the regulation counts as much as this many shared words. */
const SHARED_RULE = 4;
/** Shorter words are not compared, because they are too common, unless they contain a digit. */
const LETTERS_NEEDED = 4;

const RULE = /\b8[24]\.\d+(?:\([a-z0-9]+\))*/gi;
const rulesIn = (text: string): string[] => text.match(RULE) ?? [];
/** True if the references are equal or one contains the other, such as "82.156(a)" and "82.156(a)(1)". */
const isShared = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Number of letters to which words are cut, so that "evacuated" matches "evacuation". */
const STEM_LETTERS = 6;
function wordsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.-]+/gu) ?? [];
  const telling = words.filter((word) => word.length >= LETTERS_NEEDED || /\d/.test(word));
  return new Set(telling.map((word) => word.replace(/[.s]+$/, '').slice(0, STEM_LETTERS)));
}

function listPassages({
  paragraphs,
  keyPoints,
  tables,
}: TeachingTopic): { passage: Passage; text: string; cite: string }[] {
  return [
    ...tables.map((table) => ({
      passage: { kind: 'table', table } as const,
      text: [table.caption, ...table.rows.flat()].join(' '),
      cite: table.source,
    })),
    ...keyPoints.map(({ point, cite }) => ({
      passage: { kind: 'point', text: point, cite } as const,
      text: point,
      cite,
    })),
    ...paragraphs.map((text) => ({ passage: { kind: 'paragraph', text } as const, text, cite: '' })),
  ];
}

/**
 * Returns up to `count` passages of the topic that fit the question best, best first. A paragraph of the regulation to
 * which both refer counts most. Next comes the number of shared words, relative to the length of the passage. Empty if
 * nothing is shared.
 */
export function pickPassages(topic: TeachingTopic, question: Explained, count: number): Passage[] {
  const right = question.answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);
  const asked = wordsIn([question.text, question.explanation ?? '', ...right].join(' '));
  const rules = rulesIn(question.reference ?? '');
  return listPassages(topic)
    .map(({ passage, text, cite }) => {
      const words = wordsIn(text);
      const shared = [...words].filter((word) => asked.has(word)).length;
      const sharesRule = rulesIn(cite).some((rule) => rules.some((one) => isShared(one, rule)));
      const worth =
        shared === 0 ? 0 : (shared + (sharesRule ? SHARED_RULE : 0)) / Math.sqrt(words.size + LETTERS_NEEDED);
      return { passage, worth };
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, count)
    .map(({ passage }) => passage);
}
