import { isCorrectResponse } from '@/lib/attempts/rules';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** What was answered wrong so far, by the key that practice questions come with. */
export const missedIn = ({ questions, responses, submitted }: CurrentAttempt): AskedQuestion[] =>
  questions.filter(({ id, answers }) => {
    const keyIds = answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
    return submitted[id] && !isCorrectResponse(responses[id]?.optionIds ?? [], keyIds);
  });
