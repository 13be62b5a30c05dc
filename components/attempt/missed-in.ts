import { isCorrectResponse } from '@/lib/attempts/rules';
import { type AskedQuestion, type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** Lists the questions that were submitted with a wrong answer. Uses the key, which practice questions include. */
export const missedIn = ({ questions, responses, submitted }: CurrentAttempt): AskedQuestion[] =>
  questions.filter(({ id, answers }) => {
    const keyIds = answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
    return submitted[id] && !isCorrectResponse(responses[id]?.optionIds ?? [], keyIds);
  });

/** True if missed questions are asked again before the result: only in lessons. */
export const comesBack = (attempt: CurrentAttempt): boolean =>
  attempt.setId !== undefined && missedIn(attempt).length > 0;

/** Counts the completed questions of a lesson. A missed question counts after it was asked again. */
export function countDone(attempt: CurrentAttempt): number {
  const { questions, submitted, index, onceMore } = attempt;
  const missed = missedIn(attempt).length;
  if (onceMore) return questions.length - missed + Math.min(onceMore.place, missed);
  return questions.filter(({ id }, place) => place < index || submitted[id]).length - missed;
}

/** Opens the missed question at the 0-based position `place`. The first call also ends the regular part of the test. */
export function askOnceMore(place: number): void {
  const { attempt } = useCurrentAttempt.getState();
  if (!attempt) return;
  useCurrentAttempt.setState({ attempt: { ...attempt, onceMore: { since: Date.now(), ...attempt.onceMore, place } } });
}
