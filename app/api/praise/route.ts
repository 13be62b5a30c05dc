import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/testimonials/contract';
import { deleteTestimonial, getTestimonial, putTestimonial } from '@/lib/testimonials/endpoints';
import { getTestimonial as get, giveTestimonial, withdrawTestimonial } from '@/lib/testimonials/service';

export const GET = serve(getTestimonial, contract.getTestimonial, ({ viewer }) => get(viewer.userId));

export const PUT = serve(putTestimonial, contract.putTestimonial, ({ viewer, body: { text, firstName, trade } }) =>
  giveTestimonial({ userId: viewer.userId, text, firstName, trade }),
);

export const DELETE = serve(deleteTestimonial, contract.deleteTestimonial, ({ viewer }) =>
  withdrawTestimonial(viewer.userId),
);
