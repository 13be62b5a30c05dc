import type { ReactNode } from 'react';
import { AppBar } from './app-bar';
import { BareFrame } from './bare-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageFrameProps {
  /** `page`: column with margins. `wide`: full-width bands. */
  variant?: 'page' | 'wide';
  children: ReactNode;
}

/** Header, content and footer of a page, and the app's navigation. */
export function PageFrame({ variant = 'page', children }: PageFrameProps) {
  return (
    <BareFrame header={<SiteHeader />} footer={<Foot />} isWide={variant === 'wide'}>
      {children}
    </BareFrame>
  );
}

function Foot() {
  return (
    <>
      <SiteFooter />
      <AppBar />
    </>
  );
}
