import * as contract from '@/lib/auth/contract';
import { addEmailToDevice } from '@/lib/auth/devices-service';
import { addEmail } from '@/lib/auth/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(addEmail, contract.addEmail, ({ body, viewer, client, now }) =>
  addEmailToDevice({ ...body, userId: viewer.userId, sid: viewer.sid, origin: client, now }),
);
