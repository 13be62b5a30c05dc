import { MAX_INTEGER } from '@/lib/kernel/integer';
import { z } from '@/lib/kernel/schema';
import { LANGUAGES } from './rules';

const translationView = z.object({
  /** Question id. */
  id: z.number().int(),
  revision: z.number().int(),
  text: z.string(),
  /** Description of the picture; absent without one. */
  picture: z.string().optional(),
  /** Absent, like `why`, unless the caller may see the key (`lib/attempts/answer-keys/policy.ts`). */
  explanation: z.string().optional(),
  /** Options by the ids of the English ones. */
  answers: z.array(z.object({ id: z.number().int(), text: z.string(), why: z.string().optional() })),
});
export type TranslationView = z.infer<typeof translationView>;

export const getTranslation = {
  summary: 'A question in another language, with reasons where the caller may see the key',
  params: z.strictObject({ id: z.coerce.number().int().min(1).max(MAX_INTEGER) }),
  query: z.strictObject({
    language: z.enum(LANGUAGES),
    revision: z.coerce.number().int().min(1).max(MAX_INTEGER),
  }),
  data: translationView,
};
