import * as contract from '@/lib/bank/sections/contract';
import { deleteSection, updateSection } from '@/lib/bank/sections/endpoints';
import { deleteSection as remove, updateSection as update } from '@/lib/bank/sections/service';
import { serve } from '@/lib/http/serve';

export const PUT = serve(
  updateSection,
  contract.updateSection,
  ({ viewer, params, body: { seenUpdatedAt, ...fields } }) =>
    update({ actorId: viewer.userId, id: params.id, fields, seenUpdatedAt }),
);

export const DELETE = serve(deleteSection, contract.deleteSection, async ({ viewer, params }) => {
  await remove(viewer.userId, params.id);
  return undefined;
});
