'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { ADMIN_AREA, listMenu } from '@/lib/kernel/pages';

const TABS = listMenu('panel', ADMIN_AREA);

export function AdminTabs() {
  const path = usePathname();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the new page's tab into view on a narrow screen.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <nav aria-label="Admin Panel" className="overflow-x-auto border-border border-b">
      <ul className="flex p-1 max-xl:gap-0.5 sm:flex-wrap">
        {TABS.map(([href, name]) => {
          const isCurrent = path === href;
          return (
            <li key={href} className="shrink-0">
              <Link
                href={href}
                prefetch={false}
                ref={isCurrent ? current : null}
                // The browser alone would leave the hidden half of a partly visible tab out of view.
                onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center whitespace-nowrap rounded-lg px-2 font-medium xl:px-1.5 text-[0.9375rem]',
                  isCurrent
                    ? 'bg-primary text-primary-foreground'
                    : 'text-muted-foreground hover:bg-muted hover:text-foreground',
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
