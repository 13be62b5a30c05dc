import { deleteSection } from '@/lib/bank/contract';
import { deleteSection as remove } from '@/lib/bank/editing/service';
import { serve } from '@/lib/http/serve';

export const DELETE = serve(deleteSection, async ({ viewer, params }) => {
  await remove(viewer.userId, params.id);
  return undefined;
});
