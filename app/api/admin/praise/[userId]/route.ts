import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/testimonials/approving/contract';
import { decidePraise } from '@/lib/testimonials/approving/endpoints';
import { decidePraise as decide } from '@/lib/testimonials/approving/service';

export const PUT = serve(decidePraise, contract.decidePraise, ({ viewer, params, body }) =>
  decide({ actorId: viewer.userId, userId: params.userId, ...body }),
);
