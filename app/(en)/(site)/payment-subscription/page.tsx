import type { Metadata } from 'next';
import { PaymentSubscription } from '@/components/legal/payment-subscription';

export const metadata: Metadata = {
  title: 'Payment & Subscription Info',
  description: 'Payment methods, plans, free trials, renewals and how to cancel.',
  alternates: { canonical: '/payment-subscription' },
};

export default function Page() {
  return <PaymentSubscription />;
}
