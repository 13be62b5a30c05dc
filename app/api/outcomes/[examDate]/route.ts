import { serve } from '@/lib/http/serve';
import * as contract from '@/lib/outcomes/contract';
import { deleteOutcome } from '@/lib/outcomes/endpoints';
import { removeOutcome } from '@/lib/outcomes/service';

export const DELETE = serve(deleteOutcome, contract.deleteOutcome, ({ viewer, params }) =>
  removeOutcome(viewer.userId, params.examDate),
);
