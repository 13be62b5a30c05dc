import type { ReactNode } from 'react';
import { usePaths } from '#texts';
import { BareFrame } from '@/components/layout/bare-frame';
import { LeaveWhenSignedOut } from '@/components/layout/leave-when-signed-out';
import { SlimHeader } from '@/components/layout/slim-header';
import { ThemeSwitch } from '@/components/layout/theme-switch';

/** Layout without menus for pages shown on a projector. */
export default function WallLayout({ children }: { children: ReactNode }) {
  const toPath = usePaths();
  const header = (
    <SlimHeader home={toPath('/classes')}>
      <ThemeSwitch />
    </SlimHeader>
  );
  return (
    <>
      <LeaveWhenSignedOut />
      <BareFrame header={header} isWide>
        {children}
      </BareFrame>
    </>
  );
}
