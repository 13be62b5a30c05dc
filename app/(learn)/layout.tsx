import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { QueryProvider } from '@/components/layout/query-provider';
import { OfflineRunner } from '@/components/test/offline-runner';
import { OutboxRunner } from '@/components/test/outbox-runner';

export default function LearnLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <OutboxRunner />
      <OfflineRunner />
      <PageFrame>{children}</PageFrame>
    </QueryProvider>
  );
}
