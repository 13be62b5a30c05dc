import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/outcomes/contract';
import { enterOutcomes, listEnteredOutcomes } from '@/lib/outcomes/endpoints';
import { enterOutcomes as enter, listEnteredOutcomes as list } from '@/lib/outcomes/service';

export const GET = serve(listEnteredOutcomes, contract.listEnteredOutcomes, ({ viewer, params }) =>
  list({ viewer, id: params.id }),
);

export const PUT = serve(enterOutcomes, contract.enterOutcomes, ({ viewer, params, now, body }) =>
  enter({ viewer, id: params.id }, body, now),
);
