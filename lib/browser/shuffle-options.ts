import type { QuestionView } from '@/lib/bank/contract';
import { seededRandom, seedFrom, shuffle } from '@/lib/kernel/random';

/** Options in an order of their own for each attempt, the same one after a reload. */
export const shuffleOptions = (questions: readonly QuestionView[], attemptId: string): QuestionView[] =>
  questions.map((question) => ({
    ...question,
    answers: shuffle(question.answers, seededRandom(seedFrom(`${attemptId}:${question.id}`))),
  }));
