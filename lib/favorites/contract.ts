import { questionView } from '@/lib/bank/contract';
import { pictureView } from '@/lib/bank/picture/contract';
import { FAVORITES_TEST_QUESTIONS } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';

const questionId = z.coerce.number().int().min(1).max(MAX_INTEGER).brand<'question'>();

const favoriteView = z.object({
  id: z.number().int(),
  text: z.string(),
  picture: pictureView.optional(),
  category: z.string(),
  options: z.array(z.object({ id: z.number().int(), text: z.string() })),
  /** The question with its key; omitted while the caller's open exam contains it. */
  question: questionView.optional(),
});
export type FavoriteView = z.infer<typeof favoriteView>;

export const addFavorite = {
  summary: 'Add a question to the caller’s favorites; repeated calls change nothing',
  query: z.strictObject({ questionId }),
  data: z.object({ questionId: z.number().int(), favorite: z.literal(true) }),
};

export const removeFavorite = {
  summary: 'Remove a question from the caller’s favorites; repeated calls change nothing',
  params: z.strictObject({ questionId }),
  data: z.undefined(),
};

export const listFavorites = {
  summary: 'The caller’s favorites, newest first',
  query: pageQuery(20),
  data: pageOf(favoriteView),
};

/** The favorites of a user. `at`: the server's time when they were read, in milliseconds since 1970. */
export interface Stars {
  questionIds: number[];
  at: number;
}

export const favoriteStatus = {
  summary: 'True for a question among the caller’s favorites',
  params: z.strictObject({ questionId }),
  data: z.boolean(),
};

export const countFavorites = {
  summary: 'How many favorites the caller has',
  data: z.number().int(),
};

export const drawFavoriteQuestions = {
  summary: 'Random favorites for a test',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(FAVORITES_TEST_QUESTIONS) }),
  data: z.array(questionView),
};
