import type { ReactNode } from 'react';
import { LeaveWhenSignedOut } from '@/components/layout/leave-when-signed-out';
import { PageFrame } from '@/components/layout/page-frame';
import { OfflineRunner } from '@/components/test/offline-runner';
import { OutboxRunner } from '@/components/test/outbox-runner';

export default function LearnLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OutboxRunner />
      <OfflineRunner />
      <LeaveWhenSignedOut />
      <PageFrame>{children}</PageFrame>
    </>
  );
}
