import type { ReactNode } from 'react';
import { Logo } from './logo';

/** Header with the logo as a link back and optional extra content. */
export function SlimHeader({ home, children }: { home: string; children?: ReactNode }) {
  return (
    <header className="border-border border-b bg-card">
      <div className="mx-auto flex min-h-13 max-w-6xl flex-wrap items-center justify-between px-[16px]">
        <a href={home} className="inline-flex rounded-lg py-1.5">
          <Logo />
        </a>
        {children}
      </div>
    </header>
  );
}
