import type { ReactNode } from 'react';
import { LeaveWhenSignedOut } from '@/components/layout/leave-when-signed-out';
import { PageFrame } from '@/components/layout/page-frame';
import { QueryProvider } from '@/components/layout/query-provider';

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <LeaveWhenSignedOut />
      <PageFrame>{children}</PageFrame>
    </QueryProvider>
  );
}
