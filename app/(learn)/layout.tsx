import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { OfflineRunner } from '@/components/test/offline-runner';
import { OutboxRunner } from '@/components/test/outbox-runner';

export default function LearnLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OutboxRunner />
      <OfflineRunner />
      <PageFrame>{children}</PageFrame>
    </>
  );
}
