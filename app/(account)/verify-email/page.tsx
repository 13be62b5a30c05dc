import type { Metadata } from 'next';
import { VerifyEmail } from '@/components/account/verify-email';

export const metadata: Metadata = { title: 'Confirm your email', robots: { index: false }, referrer: 'no-referrer' };

export default function Page() {
  return <VerifyEmail />;
}
