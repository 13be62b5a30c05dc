import type { Metadata } from 'next';
import { ForgotPassword } from '@/components/account/forgot-password';

export const metadata: Metadata = { title: 'Forgot password', robots: { index: false }, referrer: 'no-referrer' };

export default function Page() {
  return <ForgotPassword />;
}
