import { isCorrectResponse } from '@/lib/attempts/rules';
import { type AskedQuestion, type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** What was answered wrong so far, by the key that practice questions come with. */
export const missedIn = ({ questions, responses, submitted }: CurrentAttempt): AskedQuestion[] =>
  questions.filter(({ id, answers }) => {
    const keyIds = answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
    return submitted[id] && !isCorrectResponse(responses[id]?.optionIds ?? [], keyIds);
  });

/** In a lesson what was missed comes back by itself. */
export const comesBack = (attempt: CurrentAttempt): boolean =>
  attempt.setId !== undefined && missedIn(attempt).length > 0;

/** Questions of a lesson that are behind the learner: a missed one only once it has come back. */
export function countDone(attempt: CurrentAttempt): number {
  const { questions, submitted, index, onceMore } = attempt;
  const missed = missedIn(attempt).length;
  if (onceMore) return questions.length - missed + Math.min(onceMore.place, missed);
  return questions.filter(({ id }, place) => place < index || submitted[id]).length - missed;
}

/** Goes to a place of what was missed, 0-based; the test itself has ended when the first is asked. */
export function askOnceMore(place: number): void {
  const { attempt } = useCurrentAttempt.getState();
  if (!attempt) return;
  useCurrentAttempt.setState({ attempt: { ...attempt, onceMore: { since: Date.now(), ...attempt.onceMore, place } } });
}
