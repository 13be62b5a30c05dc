'use client';

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { ADMIN_AREA, listMenu } from '@/lib/kernel/pages';

const TABS = listMenu('panel', ADMIN_AREA);
const MORE = listMenu('panelMore', ADMIN_AREA);

const tabClass = (isCurrent: boolean): string =>
  cn(
    'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-lg px-2 font-medium lg:px-3',
    isCurrent ? 'bg-primary text-primary-foreground' : 'text-muted-foreground hover:bg-muted hover:text-foreground',
  );

/** Navigation of the admin panel: the main pages as tabs, all others in a menu. */
export function AdminTabs() {
  const t = useTranslations('menu');
  const path = usePathname();
  return (
    <nav aria-label="Admin Panel" className="border-border border-b">
      <ul className="flex flex-wrap gap-0.5 p-1">
        {TABS.map(([href, name]) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={path === href ? 'page' : undefined}
              className={tabClass(path === href)}
            >
              {t(name)}
            </Link>
          </li>
        ))}
        <li>
          <MoreMenu path={path} />
        </li>
      </ul>
    </nav>
  );
}

/**
 * Menu of the other pages. The menu button shows the name of the open page, which a closed menu would otherwise hide.
 */
function MoreMenu({ path }: { path: string }) {
  const t = useTranslations('menu');
  const current = MORE.find(([href]) => href === path);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={tabClass(current !== undefined)}>
        {current ? `More: ${t(current[1])}` : 'More'}
        <ChevronDown aria-hidden className="size-5" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {MORE.map(([href, name]) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href} prefetch={false} aria-current={path === href ? 'page' : undefined}>
              {t(name)}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
