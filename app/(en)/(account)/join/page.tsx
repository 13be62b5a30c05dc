import type { Metadata } from 'next';
import { JoinPage } from '@/components/classes/join-page';

export const metadata: Metadata = {
  title: 'Join a class',
  description: 'Join your instructor’s class with a ten-letter code. No account needed.',
  referrer: 'no-referrer',
};

export default function Page() {
  return <JoinPage />;
}
