import type { ReactNode } from 'react';
import { OfflineRunner } from '@/components/test/offline-runner';

export default function ToolsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineRunner keeps="tools" />
      {children}
    </>
  );
}
