import { compareFigures, joinWording, listMissing, listPairs, type Wording } from '@/lib/bank/translations/rules';
import { type Change, NO_SLIP, objectionTo, STALE } from '@/lib/corrections/rules';
import { listFormerStatements } from '@/lib/facts/former-rules';
import type { PlannedRow } from './contract';
import {
  type Draft,
  type ExportedQuestion,
  type Fault,
  type FullQuestion,
  nameField,
  nameSpanish,
  tidy,
  tidyWording,
} from './rules';

/** Compares a row of a file with the stored question, and lists the reasons to refuse the change. */

/** A question of the question bank in its current wording. */
export interface StoredQuestion extends ExportedQuestion {
  questionId: number;
  sectionId: number;
  /** A text that changes with every save. It shows whether another admin has changed the question meanwhile. */
  version: string;
  /** Number of the current revision. */
  revision: number;
  /** Changes of facts since the question was published; empty if it is published. */
  reviewReason: string;
  /** True if any learner was asked the question. */
  wasAsked: boolean;
}

/** Name of the Spanish texts among the changed fields. */
export const SPANISH = 'Spanish';

type Compared = Omit<FullQuestion, 'id' | 'section'> & { sectionId: number };

const answerLine = ({ text, isCorrect, why }: FullQuestion['answers'][number]): string =>
  `${isCorrect ? '✓' : '✗'} ${text}${why ? ` (${why})` : ''}`;

const sayWording = ({ text, explanation, picture, answers }: Wording): string =>
  [text, ...answers.map((one) => (one.why ? `${one.text} (${one.why})` : one.text)), explanation, picture]
    .filter(Boolean)
    .join('\n');

/** Returns the old and the new value of each changed field. For drawings, the values are their descriptions. */
export function listDifferences(
  stored: StoredQuestion,
  wanted: ExportedQuestion,
  changes: readonly string[],
): PlannedRow['differences'] {
  const say = (question: ExportedQuestion): Record<string, string> => ({
    text: question.text,
    section: question.section,
    answers: question.answers.map(answerLine).join('\n'),
    explanation: question.explanation,
    reference: question.reference,
    picture: question.picture?.description ?? '',
    'picture description': question.picture?.description ?? '',
    topic: question.topic,
    difficulty: String(question.difficulty),
    tier: question.tier,
    mock: question.isForMockTest ? 'yes' : 'no',
    state: question.state,
    [SPANISH]: question.spanish ? sayWording(question.spanish) : '',
  });
  const [before, after] = [say(stored), say(wanted)];
  // Stryker disable next-line StringLiteral: `say` has every name that `listChanges` returns.
  return changes.map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }));
}

/** Lists the names of the changed fields in the order of the form. */
export function listChanges(stored: StoredQuestion, wanted: Compared): string[] {
  const differs: [string, boolean][] = [
    ['text', tidy(stored.text) !== wanted.text],
    ['section', stored.sectionId !== wanted.sectionId],
    ['answers', keyOfAnswers(stored) !== keyOfAnswers(wanted)],
    ['explanation', tidy(stored.explanation) !== wanted.explanation],
    ['reference', tidy(stored.reference) !== wanted.reference],
    ['picture', stored.picture?.svg !== wanted.picture?.svg],
    ['picture description', stored.picture?.description !== wanted.picture?.description],
    ['topic', tidy(stored.topic) !== wanted.topic],
    ['difficulty', stored.difficulty !== wanted.difficulty],
    ['tier', stored.tier !== wanted.tier],
    ['mock', stored.isForMockTest !== wanted.isForMockTest],
    ['state', stored.state !== wanted.state],
  ];
  return differs.flatMap(([field, isDifferent]) => (isDifferent ? [field] : []));
}

const keyOfAnswers = ({ answers }: Pick<FullQuestion, 'answers'>): string =>
  JSON.stringify(answers.map((answer) => [tidy(answer.text), answer.isCorrect, tidy(answer.why)]));

/** Lists the reasons to refuse a row that would change a stored question. */
export function listObjections(
  draft: Draft,
  stored: StoredQuestion | null,
  { question, weighty }: { question: FullQuestion; weighty: Change | null },
): Fault[] {
  if (!stored) return [];
  if (draft.id === '') return [onlySameWords(stored)];
  const [former] = question.state === 'published' ? listFormerStatements(question, stored.reviewReason) : [];
  if (former)
    return [{ field: 'state', message: `${former.field} still has the old figure, ${former.figure}. ${CONFIRM}` }];
  if (weighty === null || !stored.wasAsked) return [];
  const objection = objectionTo(weighty, [stored, question], draft.change?.kind);
  switch (objection?.kind) {
    case 'undeclared':
      return [{ field: 'change', message: UNDECLARED[weighty] }];
    case 'no-slip':
      return [{ field: 'change', message: NO_SLIP }];
    case 'stale':
      return objection.fields.map((name) => ({ field: nameField(name.split('.')), message: STALE }));
    default:
      return [];
  }
}

/**
 * Returns the Spanish texts that a row changes; null if it changes none. If the row contains the stored Spanish, it
 * changes none, even if it changes the English: the stored Spanish translates only the former English.
 */
export const findNewSpanish = ({ spanish }: Draft, stored: StoredQuestion | null): Wording | null =>
  spanish && !(stored?.spanish && joinWording(tidyWording(stored.spanish)) === joinWording(spanish)) ? spanish : null;

/** Lists the Spanish texts that are missing, and those that state other figures than the English. */
export function listSpanishFaults(question: FullQuestion, spanish: Wording): Fault[] {
  const english: Wording = { ...question, picture: question.picture?.description ?? '' };
  const missing = Object.entries(listMissing(english, spanish));
  if (missing.length > 0) {
    return missing.map(([path, message]) => ({ field: nameSpanish(path.split('.')), message }));
  }
  return listPairs(english, spanish).flatMap(([path, source, translation]) => {
    const { missing: omitted, added } = compareFigures(source, translation);
    if (omitted.length + added.length === 0) return [];
    const message = `States other figures than the English (${[...omitted, ...added].join(', ')}). If that is right, save it in the Spanish editor.`;
    return [{ field: nameSpanish(path.split('.')), message }];
  });
}

const onlySameWords = ({ id }: StoredQuestion): Fault => ({
  field: 'id',
  message: `Question ${id} of the bank has the same words. To change it, write ${id} as the id; to add another question, use other words.`,
});

const CONFIRM = 'Correct it, or leave the state empty and confirm the question in the panel.';
const SAY =
  'In the column "change", write "slip" for the first, or "correction" for the second and fill in "changeWhy" and "changeRule" (in JSON: change, with kind, why and rule).';
const UNDECLARED: Record<Change, string> = {
  key: `People have been asked this question, and the right options have changed. Is that a wording fix or a correction? ${SAY}`,
  withdrawn: `People have been asked this question. Was it right and is only no longer asked, or was it wrong? ${SAY}`,
};
