import type { Metadata } from 'next';
import { PaymentSubscription } from '@/components/legal/payment-subscription';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('legal');
  return pageMetadata('/payment-subscription', {
    title: t('paymentSubscription.title'),
    description: t('paymentSubscription.description'),
  });
}

export default function Page() {
  return <PaymentSubscription />;
}
