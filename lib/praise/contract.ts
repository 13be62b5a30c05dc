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
  summary: 'What the caller says of the product and allows to be shown; null without any',
  data: ownPraise,
};

export const putPraise = {
  summary: 'After an exam: say something and allow it to be shown by first name and trade. An admin approves it or not',
  body: z.strictObject({
    text: line(PRAISE_LIMITS.text),
    firstName: line(PRAISE_LIMITS.firstName),
    trade: line(PRAISE_LIMITS.trade),
    /** Consent, without which nothing is stored. */
    mayBeShown: z.literal(true, 'Check this box, or leave the form'),
  }),
  data: ownPraise,
};

export const deletePraise = {
  summary: 'Take the consent back: what was said is erased, and is on no page any more',
  data: ownPraise,
};
