import type { AdminTestimonialView } from './contract';
import type { AdminTestimonialRow } from './store';

export const viewAdminTestimonial = ({ writtenAt, decidedAt, ...row }: AdminTestimonialRow): AdminTestimonialView => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
