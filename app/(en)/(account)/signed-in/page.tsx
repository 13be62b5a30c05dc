import type { Metadata } from 'next';
import { SignedInPage } from '@/components/account/signed-in';

export const metadata: Metadata = { title: 'Signing in', robots: { index: false } };

export default function Page() {
  return <SignedInPage />;
}
