import type { Metadata } from 'next';
import { DevicesPage } from '@/components/account/devices-page';
import { loadDevices } from '@/lib/account/devices/loader';

export const metadata: Metadata = { title: 'Signed-in devices' };

export default async function Page() {
  return <DevicesPage initial={await loadDevices()} />;
}
