import * as contract from '@/lib/classes/colleagues/contract';
import { teachClass } from '@/lib/classes/colleagues/endpoints';
import { teachClass as teach } from '@/lib/classes/colleagues/service';
import { serve } from '@/lib/http/serve';

export const POST = serve(teachClass, contract.teachClass, ({ viewer, body, client }) =>
  teach({ ...body, userId: viewer.userId, address: client.address }),
);
