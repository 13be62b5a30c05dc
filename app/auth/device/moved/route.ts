import * as contract from '@/lib/auth/contract';
import { listMoved } from '@/lib/auth/devices/moving/service';
import { listMovedDevices } from '@/lib/auth/endpoints';
import { serve } from '@/lib/http/serve';

export const POST = serve(listMovedDevices, contract.listMovedDevices, ({ body, viewer }) =>
  listMoved(viewer.userId, body.devices),
);
