import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './link-button';

/** Stands in a page's header and leads to where the page belongs. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LinkButton href={href} variant="ghost">
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </LinkButton>
  );
}
