import type { Metadata } from 'next';
import { JoinPage } from '@/components/classes/join-page';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('join');
  const metadata = await pageMetadata('/join', { title: t('joinAClass'), description: t('joinDescription') });
  return { ...metadata, referrer: 'no-referrer' };
}

export default function Page() {
  return (
    <Messages of={['join']}>
      <JoinPage />
    </Messages>
  );
}
