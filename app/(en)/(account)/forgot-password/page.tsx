import type { Metadata } from 'next';
import { ForgotPassword } from '@/components/account/forgot-password';

export const metadata: Metadata = {
  title: 'Forgot password',
  description: 'Get a link by email and choose a new password.',
  alternates: { canonical: '/forgot-password' },
  referrer: 'no-referrer',
};

export default function Page() {
  return <ForgotPassword />;
}
