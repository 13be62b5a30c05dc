import { z } from '#schema';
import { questionView } from '@/lib/bank/contract';
import { endpoint } from '@/lib/kernel/endpoint';
import { FAVORITES_TEST_QUESTIONS } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf, pageQuery } from '@/lib/kernel/page';

const questionId = z.coerce.number().int().min(1).max(MAX_INTEGER);

/** Specification §3, "Favorite question". */
export const favoriteView = z.object({
  id: z.number().int(),
  text: z.string(),
  category: z.string(),
  options: z.array(z.object({ id: z.number().int(), text: z.string() })),
});
export type FavoriteView = z.infer<typeof favoriteView>;

/** Specification §9: the page asks for 10 where the call's own default is 20. */
export const FAVORITES_PAGE_SIZE = 10;

export const addFavorite = endpoint({
  method: 'POST',
  path: '/api/favorites',
  summary: 'Add a question to the caller’s favorites; again changes nothing',
  access: 'user',
  idempotent: true,
  status: 201,
  query: z.strictObject({ questionId }),
  data: z.object({ questionId: z.number().int(), favorite: z.literal(true) }),
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/favorites/{questionId}',
  summary: 'Take a question off the caller’s favorites; again changes nothing',
  access: 'user',
  idempotent: true,
  status: 204,
  params: z.strictObject({ questionId }),
  data: z.undefined(),
});

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites',
  summary: 'The caller’s favorites, newest first',
  access: 'user',
  query: pageQuery(20),
  data: pageOf(favoriteView),
});

export const favoriteStatus = endpoint({
  method: 'GET',
  path: '/api/favorites/{questionId}/status',
  summary: 'Whether a question is among the caller’s favorites',
  access: 'user',
  params: z.strictObject({ questionId }),
  data: z.boolean(),
});

export const countFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites/count',
  summary: 'How many favorites the caller has',
  access: 'user',
  data: z.number().int(),
});

export const drawFavoriteQuestions = endpoint({
  method: 'GET',
  path: '/api/favorites/test/random',
  summary: 'Random favorites for a test',
  access: 'user',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(FAVORITES_TEST_QUESTIONS) }),
  data: z.array(questionView),
});
