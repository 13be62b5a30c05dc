import type { Metadata } from 'next';
import { Unsubscribe } from '@/components/account/unsubscribe';

export const metadata: Metadata = {
  title: 'Turn mails off',
  description: 'End the mails about your study days with the link that came with one.',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return <Unsubscribe />;
}
