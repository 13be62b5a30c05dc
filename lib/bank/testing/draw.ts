import { z } from 'zod';
import { drawPracticeQuestions } from '@/lib/attempts/drawing/service';
import { type QuestionView, questionView } from '@/lib/bank/contract';

/** Draws practice questions and returns them as the learner sees them. */
export const readPracticeQuestions = async (
  asked: Parameters<typeof drawPracticeQuestions>[0],
): Promise<QuestionView[]> => z.array(questionView).parse(await drawPracticeQuestions(asked));
