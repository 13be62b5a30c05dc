import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/people/contract';
import { changeAdmin } from '@/lib/people/endpoints';
import { changeAdmin as change } from '@/lib/people/service';

export const PUT = serve(changeAdmin, contract.changeAdmin, ({ viewer, params, body }) =>
  change({ actor: viewer, id: params.id, ...body }),
);
