import type { Metadata } from 'next';
import { PrivacyPolicy } from '@/components/legal/privacy-policy';

export const metadata: Metadata = {
  title: 'Privacy Policy',
  description: 'What we know about you, why, for how long, and how to see it or have it erased.',
  alternates: { canonical: '/privacy-policy' },
};

export default function Page() {
  return <PrivacyPolicy />;
}
