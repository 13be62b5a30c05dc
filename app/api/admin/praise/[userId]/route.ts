import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/praise/approving/contract';
import { decidePraise } from '@/lib/praise/approving/endpoints';
import { decidePraise as decide } from '@/lib/praise/approving/service';

export const PUT = serve(decidePraise, contract.decidePraise, ({ viewer, params, body }) =>
  decide({ actorId: viewer.userId, userId: params.userId, ...body }),
);
