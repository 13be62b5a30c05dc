import type { ReactNode } from 'react';
import { AppBar } from './app-bar';
import { BareFrame } from './bare-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageFrameProps {
  /** `page`: column with margins. `wide`: full-width bands. */
  variant?: 'page' | 'wide';
  /** False hides the links to the page in the other language. */
  hasLanguages?: boolean;
  children: ReactNode;
}

/** Header, content and footer of a page, and the app's navigation. */
export function PageFrame({ variant = 'page', hasLanguages = true, children }: PageFrameProps) {
  return (
    <BareFrame
      header={<SiteHeader hasLanguages={hasLanguages} />}
      footer={<Foot hasLanguages={hasLanguages} />}
      isWide={variant === 'wide'}
    >
      {children}
    </BareFrame>
  );
}

function Foot({ hasLanguages }: { hasLanguages: boolean }) {
  return (
    <>
      <SiteFooter hasLanguages={hasLanguages} />
      <AppBar />
    </>
  );
}
