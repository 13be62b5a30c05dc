import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { RouteFocus } from '@/components/layout/route-focus';
import { Messages } from '@/components/messages/messages';

export default function MockLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <RouteFocus />
      <Messages of={['attempt', 'mock', 'question', 'results', 'sections', 'study']}>
        <PageFrame>{children}</PageFrame>
      </Messages>
    </>
  );
}
