import * as contract from '@/lib/bank/editing/contract';
import { confirmQuestions } from '@/lib/bank/editing/endpoints';
import { confirmQuestions as confirm } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(confirmQuestions, contract.confirmQuestions, ({ viewer, body }) =>
  confirm(viewer.userId, body.ids, body),
);
