import type { Metadata } from 'next';
import { VerifyEmail } from '@/components/account/verify-email';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('account');
  return {
    title: t('confirmTitle'),
    description: t('confirmDescription'),
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default function Page() {
  return (
    <Messages of={['account']}>
      <VerifyEmail />
    </Messages>
  );
}
