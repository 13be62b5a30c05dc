import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/testimonials/approving/contract';
import { listTestimonials } from '@/lib/testimonials/approving/endpoints';
import { listTestimonials as list } from '@/lib/testimonials/approving/service';

export const GET = serve(listTestimonials, contract.listTestimonials, ({ query }) => list(query));
