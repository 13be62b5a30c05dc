import * as contract from '@/lib/classes/colleagues/contract';
import { endInvitation, inviteColleague } from '@/lib/classes/colleagues/endpoints';
import { endInvitation as end, inviteColleague as invite } from '@/lib/classes/colleagues/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(inviteColleague, contract.inviteColleague, ({ viewer, params }) =>
  invite({ viewer, id: params.id }),
);

export const DELETE = serve(endInvitation, contract.endInvitation, ({ viewer, params }) =>
  end({ viewer, id: params.id }),
);
