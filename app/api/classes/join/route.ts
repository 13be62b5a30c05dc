import * as contract from '@/lib/classes/joining/contract';
import { joinClass } from '@/lib/classes/joining/endpoints';
import { joinClass as join } from '@/lib/classes/joining/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(joinClass, contract.joinClass, ({ viewer, body, client }) =>
  join({ ...body, userId: viewer.userId, address: client.address }),
);
