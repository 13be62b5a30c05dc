import { z } from '@/lib/kernel/schema';
import { MAX_AGE_MS } from '@/lib/kernel/time';
import { MOST_CARDS } from './rules';

const turnedCard = z.strictObject({
  /** Id that the device has chosen, so that a repeated request is stored only once. */
  id: z.uuid(),
  /** Id of the registered figure. */
  figure: z.string().min(1).max(100),
  /** True if the learner said that they knew the figure. */
  isKnown: z.boolean(),
  /** Milliseconds since the card was turned over, by the device's clock. */
  ageMs: z.number().int().min(0).max(MAX_AGE_MS),
});

export const saveTurnedCards = {
  summary: 'Record the flash cards that the caller turned over, for the plan; repeated calls change nothing',
  body: z.strictObject({ cards: z.array(turnedCard).min(1).max(MOST_CARDS) }),
  data: z.undefined(),
};
export type TurnedCards = z.infer<typeof saveTurnedCards.body>['cards'];
