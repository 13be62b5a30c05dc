import { changeOf } from '@/lib/corrections/rules';

type Choices = readonly { text: string; isCorrect: boolean }[];

/** A question that an import added or changed, with all data that may prevent undoing the import. */
export interface Imported {
  questionId: number;
  isSlip: boolean;
  correctionId: number | null;
  isChangedSince: boolean;
  wasAsked: boolean;
  /** True if the section in which the question was before the import is archived or deleted. */
  isSectionGone: boolean;
  answers: Choices;
  /** Null if the import added the question. */
  formerAnswers: Choices | null;
}

/**
 * True if people were asked the question with the key that the import set, and no correction exists that could be
 * revoked.
 */
function wasAskedOtherwise({ isSlip, correctionId, wasAsked, answers, formerAnswers }: Imported): boolean {
  if (!wasAsked || isSlip || correctionId !== null || formerAnswers === null) return false;
  const asked = (choices: Choices) => ({
    state: 'published' as const,
    // Stryker disable next-line StringLiteral: `changeOf` does not read the reason.
    answers: choices.map((one) => ({ ...one, why: '' })),
  });
  return changeOf(asked(answers), asked(formerAnswers)) !== null;
}

const NAMED = 10;

const list = (rows: readonly Pick<Imported, 'questionId'>[]): string => {
  const ids = rows.map(({ questionId }) => questionId);
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '';
  return `${ids.length === 1 ? 'Question' : 'Questions'} ${ids.slice(0, NAMED).join(', ')}${more}`;
};

/**
 * Returns the reason why an import cannot be undone, or null. `translated` contains the ids of the questions whose
 * translations have changed since the import.
 */
export function obstacleTo(rows: readonly Imported[], translated: readonly number[]): string | null {
  const changed = [
    ...rows.filter(({ isChangedSince }) => isChangedSince),
    ...translated
      .filter((id) => !rows.some(({ questionId, isChangedSince }) => isChangedSince && questionId === id))
      .map((questionId) => ({ questionId })),
  ];
  if (changed.length > 0) {
    return `${list(changed)} changed after the import. Nothing was undone. Change what you need in the editor.`;
  }
  const homeless = rows.filter(({ isSectionGone }) => isSectionGone);
  if (homeless.length > 0) {
    return `${list(homeless)} came from a section that is archived or deleted. Nothing was undone. Restore the section first, or move the questions in the editor.`;
  }
  const asked = rows.filter(wasAskedOtherwise);
  if (asked.length > 0) {
    return `${list(asked)} had the import's key when people were asked. Nothing was undone. Record the correction in the editor.`;
  }
  return null;
}
