import type { Metadata } from 'next';
import { ResetPassword } from '@/components/account/reset-password';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('account');
  return {
    title: t('chooseANewPassword'),
    description: t('resetDescription'),
    robots: { index: false },
    referrer: 'no-referrer',
  };
}

export default function Page() {
  return (
    <Messages of={['account']}>
      <ResetPassword />
    </Messages>
  );
}
