import { listDevices } from '@/lib/account/devices/contract';
import { listDevices as readDevices } from '@/lib/account/devices/service';
import { serve } from '@/lib/http/serve';

export const GET = serve(listDevices, ({ viewer, now }) => readDevices({ ...viewer, now }));
