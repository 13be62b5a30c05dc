import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/outcomes/contract';
import { listOutcomes, putOutcome } from '@/lib/outcomes/endpoints';
import { listOutcomes as list, sayOutcome } from '@/lib/outcomes/service';

export const GET = serve(listOutcomes, contract.listOutcomes, ({ viewer }) => list(viewer.userId));

export const PUT = serve(putOutcome, contract.putOutcome, ({ viewer, now, body }) =>
  sayOutcome({ userId: viewer.userId, now, ...body }),
);
