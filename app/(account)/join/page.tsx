import type { Metadata } from 'next';
import { JoinPage } from '@/components/classes/join-page';

export const metadata: Metadata = {
  title: 'Join a class',
  description: 'Join the class of your instructor with the code of ten letters that they show you, without an account.',
  referrer: 'no-referrer',
};

export default function Page() {
  return <JoinPage />;
}
