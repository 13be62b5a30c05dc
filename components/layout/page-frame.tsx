import type { ReactNode } from 'react';
import { Logo } from './logo';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { ThemeSwitch } from './theme-switch';

type Variant = 'page' | 'wide' | 'focus' | 'plain';

interface PageFrameProps {
  /**
   * `page`: a column with margins. `wide`: bands from edge to edge. `focus`: a slim header and nothing else, for a test.
   * `plain`: without script, for the not-found page, whose code comes with every other page.
   */
  variant?: Variant;
  children: ReactNode;
}

function SlimHeader({ home, children }: { home: string; children?: ReactNode }) {
  return (
    <header className="border-border border-b bg-card">
      <div className="mx-auto flex min-h-13 max-w-6xl items-center justify-between px-4">
        <a href={home} className="inline-flex rounded-lg py-1.5">
          <Logo />
        </a>
        {children}
      </div>
    </header>
  );
}

function Header({ variant }: { variant: Variant }) {
  if (variant === 'plain') return <SlimHeader home="/" />;
  if (variant !== 'focus') return <SiteHeader />;
  return (
    <SlimHeader home="/tests">
      <ThemeSwitch />
    </SlimHeader>
  );
}

/** Header, content and footer of a page. */
export function PageFrame({ variant = 'page', children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-lg bg-primary px-4 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <Header variant={variant} />
      <main
        id="content"
        tabIndex={-1}
        className={variant === 'wide' ? 'flex-1' : 'mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:py-10'}
      >
        {children}
      </main>
      {variant === 'focus' ? null : <SiteFooter />}
    </div>
  );
}
