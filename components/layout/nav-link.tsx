'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { readLanguage } from '@/lib/kernel/language';

interface NavLinkProps {
  href: string;
  /** Other pages of this area, besides `href`. Their subpages belong to the area too. */
  pages: readonly string[];
  className: string;
  children: ReactNode;
}

/** Link of the app's navigation. Marked as current on every page of its area. */
export function NavLink({ href, pages, className, children }: NavLinkProps) {
  const { path } = readLanguage(usePathname());
  const isCurrent = [readLanguage(href).path, ...pages].some((page) => path === page || path.startsWith(`${page}/`));
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
    </a>
  );
}
