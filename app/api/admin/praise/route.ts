import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/testimonials/approving/contract';
import { listPraise } from '@/lib/testimonials/approving/endpoints';
import { listPraise as list } from '@/lib/testimonials/approving/service';

export const GET = serve(listPraise, contract.listPraise, ({ query }) => list(query));
