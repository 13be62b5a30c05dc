import type { Metadata } from 'next';
import { Unsubscribe } from '@/components/account/unsubscribe';

export const metadata: Metadata = {
  title: 'Turn mails off',
  description: 'End a regular mail with the link that came with it.',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return <Unsubscribe />;
}
