import type { Metadata } from 'next';
import { RefundPolicy } from '@/components/legal/refund-policy';

export const metadata: Metadata = {
  title: 'Refund Policy',
  description: 'When money is given back for a paid plan, and how to ask for it.',
  alternates: { canonical: '/refund-policy' },
};

export default function Page() {
  return <RefundPolicy />;
}
