import * as contract from '@/lib/bank/editing/contract';
import { changeQuestions } from '@/lib/bank/editing/endpoints';
import { changeQuestions as change } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(changeQuestions, contract.changeQuestions, ({ viewer, body }) =>
  change(viewer.userId, body.ids, body.change, body),
);
