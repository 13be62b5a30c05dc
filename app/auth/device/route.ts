import * as contract from '@/lib/auth/contract';
import { startDeviceAccount } from '@/lib/auth/devices-service';
import { startDevice } from '@/lib/auth/endpoints';
import { openSession } from '@/lib/auth/sessions/adapter';
import { serve } from '@/lib/http/serve';

export const POST = serve(startDevice, contract.startDevice, async ({ client, now }) =>
  openSession(await startDeviceAccount(client, now)),
);
