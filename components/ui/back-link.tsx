import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './link-button';

/** Link in a page header to the parent page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LinkButton href={href} variant="ghost">
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </LinkButton>
  );
}
