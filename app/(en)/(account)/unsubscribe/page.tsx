import type { Metadata } from 'next';
import { Unsubscribe } from '@/components/account/unsubscribe';

export const metadata: Metadata = {
  title: 'Turn off emails',
  description: 'Turn off a regular email with the link in it.',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return <Unsubscribe />;
}
