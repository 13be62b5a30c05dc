import { orderOptions } from '@/lib/attempts/rules';
import type { AskedQuestion } from './current-attempt';

/** Orders the options as this attempt shows them. */
export const shuffleOptions = <Q extends Pick<AskedQuestion, 'id' | 'answers'>>(
  questions: readonly Q[],
  attemptId: string,
): Q[] =>
  questions.map((question) => ({ ...question, answers: orderOptions(question.answers, attemptId, question.id) }));
