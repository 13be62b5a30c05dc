import * as contract from '@/lib/bank/editing/contract';
import { deleteQuestion, getQuestion, updateQuestion } from '@/lib/bank/editing/endpoints';
import { getQuestion as get, deleteQuestion as remove, updateQuestion as update } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getQuestion, contract.getQuestion, ({ params }) => get(params.id));

export const PUT = serve(updateQuestion, contract.updateQuestion, ({ viewer, params, body }) =>
  update(viewer.userId, params.id, body),
);

export const DELETE = serve(deleteQuestion, contract.deleteQuestion, async ({ viewer, params, query }) => {
  await remove(viewer.userId, params.id, query);
  return undefined;
});
