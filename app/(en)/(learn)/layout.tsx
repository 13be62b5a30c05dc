import type { ReactNode } from 'react';
import { OfflineRunner } from '@/components/attempt/offline-runner';
import { OutboxRunner } from '@/components/attempt/outbox-runner';
import { LeaveWhenSignedOut } from '@/components/layout/leave-when-signed-out';
import { PageFrame } from '@/components/layout/page-frame';

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
