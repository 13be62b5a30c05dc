import { listMoved } from '@/lib/auth/account-merge/service';
import * as contract from '@/lib/auth/contract';
import { listMovedDevices } from '@/lib/auth/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(listMovedDevices, contract.listMovedDevices, ({ body, viewer }) =>
  listMoved(viewer.userId, body.devices),
);
