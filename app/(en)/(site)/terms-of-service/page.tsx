import type { Metadata } from 'next';
import { TermsOfService } from '@/components/legal/terms-of-service';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('legal');
  return pageMetadata('/terms-of-service', {
    title: t('termsOfService.title'),
    description: t('termsOfService.description'),
  });
}

export default function Page() {
  return <TermsOfService />;
}
