import { z } from '@/lib/kernel/schema';
import { nameText } from '@/lib/kernel/text';
import { PRAISE_LIMITS, PRAISE_STATUSES } from './rules';

const FILL_IN = 'Please fill in this field';

const line = (limit: number) => nameText(limit, FILL_IN).trim().min(1, FILL_IN);

const ownPraise = z
  .object({
    text: z.string(),
    firstName: z.string(),
    trade: z.string(),
    /** `waiting`: no admin has decided yet. */
    status: z.enum(PRAISE_STATUSES),
    writtenAt: z.string(),
  })
  .nullable();
export type OwnPraise = z.infer<typeof ownPraise>;

export const getPraise = {
  summary: 'The caller’s testimonial; null if there is none',
  data: ownPraise,
};

export const putPraise = {
  summary:
    'Save a testimonial after an exam, with consent to show it with first name and trade. An admin approves or declines it',
  body: z.strictObject({
    text: line(PRAISE_LIMITS.text),
    firstName: line(PRAISE_LIMITS.firstName),
    trade: line(PRAISE_LIMITS.trade),
    /** Consent to show the text; required. */
    mayBeShown: z.literal(true, 'Check this box, or leave the form'),
  }),
  data: ownPraise,
};

export const deletePraise = {
  summary: 'Withdraw the consent: the testimonial is erased and disappears from every page',
  data: ownPraise,
};
