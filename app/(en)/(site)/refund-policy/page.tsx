import type { Metadata } from 'next';
import { RefundPolicy } from '@/components/legal/refund-policy';

export const metadata: Metadata = {
  title: 'Refund Policy',
  description: 'When we refund a paid plan, and how to request a refund.',
  alternates: { canonical: '/refund-policy' },
};

export default function Page() {
  return <RefundPolicy />;
}
