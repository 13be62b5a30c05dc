import type { Metadata } from 'next';
import { ForgotPassword } from '@/components/account/forgot-password';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('account');
  const metadata = await pageMetadata('/forgot-password', {
    title: t('forgotPassword'),
    description: t('forgotDescription'),
  });
  return { ...metadata, referrer: 'no-referrer' };
}

export default function Page() {
  return (
    <Messages of={['account']}>
      <ForgotPassword />
    </Messages>
  );
}
