import * as contract from '@/lib/classes/results/contract';
import { getClassResults } from '@/lib/classes/results/endpoints';
import { getClassResults as get } from '@/lib/classes/results/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getClassResults, contract.getClassResults, ({ viewer, params, query, now }) =>
  get({ viewer, id: params.id, ...query }, now),
);
