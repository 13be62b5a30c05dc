import * as contract from '@/lib/classes/contract';
import { deleteClass, getClass, updateClass } from '@/lib/classes/endpoints';
import { getClass as get, deleteClass as remove, updateClass as update } from '@/lib/classes/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(getClass, contract.getClass, ({ viewer, params }) => get({ viewer, id: params.id }));

export const PUT = serve(updateClass, contract.updateClass, ({ viewer, params, body }) =>
  update({ viewer, id: params.id }, body),
);

export const DELETE = serve(deleteClass, contract.deleteClass, async ({ viewer, params }) => {
  await remove({ viewer, id: params.id });
  return undefined;
});
