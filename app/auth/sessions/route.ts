import * as contract from '@/lib/account/devices/contract';
import { listDevices } from '@/lib/account/devices/endpoints';
import { listDevices as readDevices } from '@/lib/account/devices/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listDevices, contract.listDevices, ({ viewer, now }) => readDevices({ ...viewer, now }));
