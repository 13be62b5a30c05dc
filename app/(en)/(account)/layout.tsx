import type { ReactNode } from 'react';
import { LeaveWhenSignedOut } from '@/components/layout/leave-when-signed-out';
import { PageFrame } from '@/components/layout/page-frame';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LeaveWhenSignedOut />
      <PageFrame>{children}</PageFrame>
    </>
  );
}
