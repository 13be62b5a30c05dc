import 'server-only';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { DeviceView } from './contract';
import { listDevices } from './service';

export async function loadDevices(): Promise<DeviceView[]> {
  const { userId, sid } = await requirePageViewer('/devices');
  return listDevices({ userId, sid, now: new Date() });
}
