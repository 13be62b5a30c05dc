import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { Messages } from '@/components/messages/messages';

/** Passes the texts to the page and to `error.tsx`, which replaces the page. */
export default function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <Messages of={['profile']}>
      <QueryProvider>{children}</QueryProvider>
    </Messages>
  );
}
