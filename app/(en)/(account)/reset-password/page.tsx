import type { Metadata } from 'next';
import { ResetPassword } from '@/components/account/reset-password';

export const metadata: Metadata = {
  title: 'Choose a new password',
  description: 'Choose a new password with the link we emailed you.',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return <ResetPassword />;
}
