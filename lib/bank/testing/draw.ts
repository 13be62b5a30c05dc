import { z } from 'zod';
import { type QuestionView, questionView } from '@/lib/bank/contract';
import { drawPracticeQuestions } from '@/lib/bank/drawing/service';

/** Practice questions, as the person who asked for them reads them. */
export const readPracticeQuestions = async (
  asked: Parameters<typeof drawPracticeQuestions>[0],
): Promise<QuestionView[]> => z.array(questionView).parse(await drawPracticeQuestions(asked));
