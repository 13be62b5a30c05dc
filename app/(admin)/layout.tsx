import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { QueryProvider } from '@/components/layout/query-provider';

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <PageFrame>{children}</PageFrame>
    </QueryProvider>
  );
}
