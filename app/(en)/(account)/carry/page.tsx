import type { Metadata } from 'next';
import { UseCode } from '@/components/device-transfer/use-code';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('transfer');
  const metadata = await pageMetadata('/carry', { title: t('useHereTitle'), description: t('useHereDescription') });
  return { ...metadata, referrer: 'no-referrer' };
}

export default function Page() {
  return (
    <Messages of={['transfer']}>
      <UseCode />
    </Messages>
  );
}
