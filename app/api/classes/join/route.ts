import * as contract from '@/lib/classes/joining/contract';
import { findInvitation, joinClass } from '@/lib/classes/joining/endpoints';
import { findInvitation as find, joinClass as join } from '@/lib/classes/joining/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(findInvitation, contract.findInvitation, ({ query, client }) =>
  find(query.code, client.address),
);

export const POST = serve(joinClass, contract.joinClass, ({ viewer, body, client }) =>
  join({ ...body, userId: viewer.userId, address: client.address }),
);
