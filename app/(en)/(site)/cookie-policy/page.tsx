import type { Metadata } from 'next';
import { CookiePolicy } from '@/components/legal/cookie-policy';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('legal');
  return pageMetadata('/cookie-policy', { title: t('cookiePolicy.title'), description: t('cookiePolicy.description') });
}

export default function Page() {
  return <CookiePolicy />;
}
