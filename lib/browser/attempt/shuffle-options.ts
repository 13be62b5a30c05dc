import { orderOptions } from '@/lib/attempts/rules';
import type { AskedQuestion } from './current-attempt';

/** Puts the options of each question into the shuffled order of this attempt. */
export const shuffleOptions = <Q extends Pick<AskedQuestion, 'id' | 'answers'>>(
  questions: readonly Q[],
  attemptId: string,
): Q[] =>
  questions.map((question) => ({ ...question, answers: orderOptions(question.answers, attemptId, question.id) }));
