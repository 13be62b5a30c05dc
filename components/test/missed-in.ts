import { isCorrectResponse } from '@/lib/attempts/rules';
import { type AskedQuestion, type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** Lists the submitted questions with wrong answers, using the key that practice questions include. */
export const missedIn = ({ questions, responses, submitted }: CurrentAttempt): AskedQuestion[] =>
  questions.filter(({ id, answers }) => {
    const keyIds = answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
    return submitted[id] && !isCorrectResponse(responses[id]?.optionIds ?? [], keyIds);
  });

/** Tests whether missed questions are asked again; only lessons do that by themselves. */
export const comesBack = (attempt: CurrentAttempt): boolean =>
  attempt.setId !== undefined && missedIn(attempt).length > 0;

/** Counts the completed questions of a lesson. A missed one counts when it has been asked again. */
export function countDone(attempt: CurrentAttempt): number {
  const { questions, submitted, index, onceMore } = attempt;
  const missed = missedIn(attempt).length;
  if (onceMore) return questions.length - missed + Math.min(onceMore.place, missed);
  return questions.filter(({ id }, place) => place < index || submitted[id]).length - missed;
}

/** Moves to a 0-based place among the missed questions. The first call also ends the test itself. */
export function askOnceMore(place: number): void {
  const { attempt } = useCurrentAttempt.getState();
  if (!attempt) return;
  useCurrentAttempt.setState({ attempt: { ...attempt, onceMore: { since: Date.now(), ...attempt.onceMore, place } } });
}
