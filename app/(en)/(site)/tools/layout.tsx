import type { ReactNode } from 'react';
import { OfflineRunner } from '@/components/attempt/offline-runner';
import { Messages } from '@/components/messages/messages';

export default function ToolsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineRunner keeps="tools" />
      <Messages of={['start']}>{children}</Messages>
    </>
  );
}
