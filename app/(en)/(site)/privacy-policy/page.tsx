import type { Metadata } from 'next';
import { PrivacyPolicy } from '@/components/legal/privacy-policy';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('legal');
  return pageMetadata('/privacy-policy', {
    title: t('privacyPolicy.title'),
    description: t('privacyPolicy.description'),
  });
}

export default function Page() {
  return <PrivacyPolicy />;
}
