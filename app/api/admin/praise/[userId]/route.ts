import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/testimonials/approving/contract';
import { decideTestimonial } from '@/lib/testimonials/approving/endpoints';
import { decideTestimonial as decide } from '@/lib/testimonials/approving/service';

export const PUT = serve(decideTestimonial, contract.decideTestimonial, ({ viewer, params, body }) =>
  decide({ actorId: viewer.userId, userId: params.userId, ...body }),
);
