import { isCorrectResponse } from '@/lib/attempts/rules';
import { type AskedQuestion, type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** What was answered wrong so far, by the key that practice questions come with. */
export const missedIn = ({ questions, responses, submitted }: CurrentAttempt): AskedQuestion[] =>
  questions.filter(({ id, answers }) => {
    const keyIds = answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
    return submitted[id] && !isCorrectResponse(responses[id]?.optionIds ?? [], keyIds);
  });

/** Goes to a place of what was missed, 0-based; the test itself has ended when the first is asked. */
export function askOnceMore(place: number): void {
  const { attempt } = useCurrentAttempt.getState();
  if (!attempt) return;
  useCurrentAttempt.setState({ attempt: { ...attempt, onceMore: { since: Date.now(), ...attempt.onceMore, place } } });
}
