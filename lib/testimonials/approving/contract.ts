import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { TESTIMONIAL_STATUSES } from '@/lib/testimonials/rules';

const adminTestimonialView = z.object({
  userId: z.string(),
  text: z.string(),
  firstName: z.string(),
  trade: z.string(),
  status: z.enum(TESTIMONIAL_STATUSES),
  writtenAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type AdminTestimonialView = z.infer<typeof adminTestimonialView>;

export const listTestimonials = {
  summary: 'Testimonials of learners: waiting ones oldest first, the others newest first',
  query: pageQuery(25).extend({ status: z.enum(TESTIMONIAL_STATUSES).default('waiting') }),
  data: pageOf(adminTestimonialView),
};

export const decideTestimonial = {
  summary: 'Approve or decline a testimonial for the landing page. Only the learner can change its words',
  params: z.strictObject({ userId: z.uuid() }),
  body: z.strictObject({
    status: z.enum(['approved', 'declined']),
    /**
     * The value of `writtenAt` that the admin last saw. If the learner has changed the text since then, the request
     * returns 409.
     */
    seenWrittenAt: z.iso.datetime(),
  }),
  data: adminTestimonialView,
};
