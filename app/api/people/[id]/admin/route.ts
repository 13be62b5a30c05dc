import { serve } from '@/lib/http/serve';
import { changeAdmin } from '@/lib/people/contract';
import { changeAdmin as change } from '@/lib/people/service';

export const PUT = serve(changeAdmin, ({ viewer, params, body }) => change({ actor: viewer, id: params.id, ...body }));
