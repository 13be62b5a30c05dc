import type { Metadata } from 'next';
import { RefundPolicy } from '@/components/legal/refund-policy';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('legal');
  return pageMetadata('/refund-policy', { title: t('refundPolicy.title'), description: t('refundPolicy.description') });
}

export default function Page() {
  return <RefundPolicy />;
}
