import { z } from 'zod';
import { type QuestionView, questionView } from '@/lib/bank/contract';
import { drawPracticeQuestions } from '@/lib/bank/drawing/service';

/** Draws practice questions and returns them as the learner sees them. */
export const readPracticeQuestions = async (
  asked: Parameters<typeof drawPracticeQuestions>[0],
): Promise<QuestionView[]> => z.array(questionView).parse(await drawPracticeQuestions(asked));
