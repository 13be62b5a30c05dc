import type { ReactNode } from 'react';
import { OfflineRunner } from '@/components/attempt/offline-runner';

export default function ToolsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineRunner keeps="tools" />
      {children}
    </>
  );
}
