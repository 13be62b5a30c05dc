import type { Metadata } from 'next';
import { UseCode } from '@/components/device-transfer/use-code';

export const metadata: Metadata = {
  title: 'Use your account on this phone',
  description: 'Type the code from your other phone.',
  alternates: { canonical: '/carry' },
  referrer: 'no-referrer',
};

export default function Page() {
  return <UseCode />;
}
