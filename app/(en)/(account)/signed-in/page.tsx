import type { Metadata } from 'next';
import { SignedInPage } from '@/components/account/signed-in';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('account');
  return { title: t('signingIn'), robots: { index: false } };
}

export default function Page() {
  return (
    <Messages of={['account', 'transfer']}>
      <SignedInPage />
    </Messages>
  );
}
