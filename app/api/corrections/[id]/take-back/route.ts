import { takeBackCorrection as takeBack } from '@/lib/bank/editing/service';
import * as contract from '@/lib/corrections/contract';
import { takeBackCorrection } from '@/lib/corrections/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(takeBackCorrection, contract.takeBackCorrection, ({ viewer, params, body }) =>
  takeBack(viewer.userId, params.id, body.why),
);
