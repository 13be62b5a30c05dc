import type { Metadata } from 'next';
import { VerifyEmail } from '@/components/account/verify-email';

export const metadata: Metadata = {
  title: 'Confirm your email',
  description: 'Confirm your email address with the link we emailed you.',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return <VerifyEmail />;
}
