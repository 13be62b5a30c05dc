import { z } from '@/lib/kernel/schema';
import { nameText } from '@/lib/kernel/text';
import { PRAISE_LIMITS, TESTIMONIAL_STATUSES } from './rules';

const FILL_IN = 'Please fill in this field';

const line = (limit: number) => nameText(limit, FILL_IN).trim().min(1, FILL_IN);

const ownTestimonial = z
  .object({
    text: z.string(),
    firstName: z.string(),
    trade: z.string(),
    /** `waiting`: no admin has approved or declined the text yet. */
    status: z.enum(TESTIMONIAL_STATUSES),
    writtenAt: z.string(),
  })
  .nullable();
export type OwnTestimonial = z.infer<typeof ownTestimonial>;

export const getTestimonial = {
  summary: 'The caller’s testimonial; null if there is none',
  data: ownTestimonial,
};

export const putTestimonial = {
  summary:
    'Save a testimonial after an exam, with consent to show it with first name and trade. An admin approves or declines it',
  body: z.strictObject({
    text: line(PRAISE_LIMITS.text),
    firstName: line(PRAISE_LIMITS.firstName),
    trade: line(PRAISE_LIMITS.trade),
    /** Consent to showing the text; required. */
    mayBeShown: z.literal(true, 'Check this box, or leave the form'),
  }),
  data: ownTestimonial,
};

export const deleteTestimonial = {
  summary: 'Withdraw the consent: the testimonial is erased and disappears from every page',
  data: ownTestimonial,
};
