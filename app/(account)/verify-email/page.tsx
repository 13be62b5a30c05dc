import type { Metadata } from 'next';
import { VerifyEmail } from '@/components/account/verify-email';

export const metadata: Metadata = {
  title: 'Confirm your email',
  description: 'Confirms the email address of an account with the link from our mail.',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return <VerifyEmail />;
}
