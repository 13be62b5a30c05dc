import * as contract from '@/lib/classes/assignments/contract';
import { deleteAssignment, updateAssignment } from '@/lib/classes/assignments/endpoints';
import { deleteAssignment as remove, updateAssignment as update } from '@/lib/classes/assignments/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(updateAssignment, contract.updateAssignment, ({ viewer, params, body }) =>
  update({ viewer, id: params.id }, params.assignmentId, body),
);

export const DELETE = serve(deleteAssignment, contract.deleteAssignment, async ({ viewer, params }) => {
  await remove({ viewer, id: params.id }, params.assignmentId);
  return undefined;
});
