import * as contract from '@/lib/classes/assignments/contract';
import { listAssigned } from '@/lib/classes/assignments/endpoints';
import { listAssigned as list } from '@/lib/classes/assignments/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listAssigned, contract.listAssigned, ({ viewer, now, query }) =>
  list(viewer.userId, now, query.attemptId),
);
