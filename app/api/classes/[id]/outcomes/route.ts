import * as contract from '@/lib/classes/outcomes/contract';
import { enterOutcomes, listEnteredOutcomes } from '@/lib/classes/outcomes/endpoints';
import { enterOutcomes as enter, listEnteredOutcomes as list } from '@/lib/classes/outcomes/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listEnteredOutcomes, contract.listEnteredOutcomes, ({ viewer, params }) =>
  list({ viewer, id: params.id }),
);

export const PUT = serve(enterOutcomes, contract.enterOutcomes, ({ viewer, params, now, body }) =>
  enter({ viewer, id: params.id }, body, now),
);
