'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

interface PlaceLinkProps {
  href: string;
  /** Pages that belong to this place besides `href`; the pages below each of them belong too. */
  pages: readonly string[];
  className: string;
  children: ReactNode;
}

/** A link of the app's navigation, marked as current on every page of its place. */
export function PlaceLink({ href, pages, className, children }: PlaceLinkProps) {
  const path = usePathname();
  const isCurrent = [href, ...pages].some((page) => path === page || path.startsWith(`${page}/`));
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}
