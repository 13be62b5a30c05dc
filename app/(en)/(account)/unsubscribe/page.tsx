import type { Metadata } from 'next';
import { Unsubscribe } from '@/components/account/unsubscribe';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('account');
  return {
    title: t('turnOffEmails'),
    description: t('turnOffDescription'),
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default function Page() {
  return (
    <Messages of={['account']}>
      <Unsubscribe />
    </Messages>
  );
}
