import type { Metadata } from 'next';
import { DevicesPage } from '@/components/account/devices-page';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadDevices } from '@/lib/account/devices/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('account');
  return { title: t('signedInDevices') };
}

export default async function Page() {
  return (
    <Messages of={['account']}>
      <DevicesPage initial={await loadDevices()} />
    </Messages>
  );
}
