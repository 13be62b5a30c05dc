import * as contract from '@/lib/classes/colleagues/contract';
import { removeColleague } from '@/lib/classes/colleagues/endpoints';
import { removeColleague as remove } from '@/lib/classes/colleagues/service';
import { serve } from '@/lib/http/serve';

export const DELETE = serve(removeColleague, contract.removeColleague, async ({ viewer, params }) => {
  await remove({ viewer, id: params.id }, params.colleagueId);
  return undefined;
});
