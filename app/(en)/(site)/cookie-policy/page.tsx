import type { Metadata } from 'next';
import { CookiePolicy } from '@/components/legal/cookie-policy';

export const metadata: Metadata = {
  title: 'Cookie Policy',
  description: 'What is stored in your browser and why: no advertising, no third-party cookies.',
  alternates: { canonical: '/cookie-policy' },
};

export default function Page() {
  return <CookiePolicy />;
}
