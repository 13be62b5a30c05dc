import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { RouteFocus } from '@/components/layout/route-focus';

export default function MockLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <RouteFocus />
      <PageFrame>{children}</PageFrame>
    </>
  );
}
