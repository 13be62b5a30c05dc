import { z } from '@/lib/kernel/schema';
import { MAX_AGE_MS } from '@/lib/kernel/time';
import { MOST_CARDS } from './rules';

const turnedCard = z.strictObject({
  /** Made by the device: what is sent twice counts once. */
  id: z.uuid(),
  /** Id of the registered figure. */
  figure: z.string().min(1).max(100),
  /** What the learner says. */
  isKnown: z.boolean(),
  /** How long ago, by the device's own clock; milliseconds. */
  ageMs: z.number().int().min(0).max(MAX_AGE_MS),
});

export const saveTurnedCards = {
  summary: 'Cards that the caller has turned over, for the memory that plans are made from; again changes nothing',
  body: z.strictObject({ cards: z.array(turnedCard).min(1).max(MOST_CARDS) }),
  data: z.undefined(),
};
export type TurnedCards = z.infer<typeof saveTurnedCards.body>['cards'];
