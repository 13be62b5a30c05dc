import * as contract from '@/lib/classes/joining/contract';
import { leaveClass } from '@/lib/classes/joining/endpoints';
import { leaveClass as leave } from '@/lib/classes/joining/service';
import { serve } from '@/lib/http/serve';

export const DELETE = serve(leaveClass, contract.leaveClass, async ({ viewer, params }) => {
  await leave(params.id, viewer.userId);
  return undefined;
});
