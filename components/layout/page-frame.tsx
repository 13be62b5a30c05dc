import type { ReactNode } from 'react';
import { BareFrame } from './bare-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SlimHeader } from './slim-header';
import { ThemeSwitch } from './theme-switch';

interface PageFrameProps {
  /** `page`: column with margins. `wide`: full-width bands. `focus`: slim header only, for a test. */
  variant?: 'page' | 'wide' | 'focus';
  children: ReactNode;
}

function FocusHeader() {
  return (
    <SlimHeader home="/tests">
      <ThemeSwitch />
    </SlimHeader>
  );
}

export function PageFrame({ variant = 'page', children }: PageFrameProps) {
  if (variant === 'focus') return <BareFrame header={<FocusHeader />}>{children}</BareFrame>;
  return (
    <BareFrame header={<SiteHeader />} footer={<SiteFooter />} isWide={variant === 'wide'}>
      {children}
    </BareFrame>
  );
}
