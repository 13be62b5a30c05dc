'use client';

import { CircleUserRound } from 'lucide-react';
import Link from 'next/link';
import { useEffect } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useViewer } from '@/lib/browser/session/viewer';
import { greetingOf } from '@/lib/kernel/account';
import { KEEP_PROGRESS, leaveSite } from './leave-site';
import { listMemberPages } from './member-pages';
import { RouteFocus } from './route-focus';
import { closeSiteMenu } from './site-menu-id';
import { useClientNavigation } from './use-client-navigation';
import { useOnDemand } from './use-on-demand';

export function MemberWelcome() {
  const { user } = useViewer();
  return user ? greetingOf(user) : null;
}

export function MemberMenu() {
  const { user } = useViewer();
  useClientNavigation();
  if (!user) return null;
  return (
    <DropdownMenu>
      <RouteFocus />
      {user.email ? null : <RemovalNoticeSlot />}
      <DropdownMenuTrigger
        aria-label="Your account"
        className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted"
      >
        <CircleUserRound aria-hidden className="size-6" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="max-w-64 truncate">{user.email || 'On this device'}</DropdownMenuLabel>
        {listMemberPages(user).map(([href, name]) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        {user.email ? (
          <DropdownMenuItem onSelect={() => void leaveSite()}>Sign Out</DropdownMenuItem>
        ) : (
          // Nobody could sign in to it again: what ends it is "Delete everything" of the profile.
          <DropdownMenuItem asChild>
            <Link href={KEEP_PROGRESS} prefetch={false}>
              Keep my progress
            </Link>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const loadNotice = () => import('./removal-notice').then((module) => module.RemovalNotice);

/** Of an account without an address alone. */
function RemovalNoticeSlot() {
  const { Component, request } = useOnDemand(loadNotice);
  useEffect(() => void request(), [request]);
  return Component ? <Component /> : null;
}

const ROW = 'flex min-h-12 w-full items-center rounded-lg px-3 text-left font-medium text-lg hover:bg-muted';

/** In the slide-in menu. */
export function MemberLinks() {
  const { user } = useViewer();
  if (!user) return null;
  return (
    <div className="mt-2 border-border border-t pt-2">
      <p className="truncate px-3 py-2 text-muted-foreground">{greetingOf(user)}</p>
      <ul>
        {listMemberPages(user).map(([href, name]) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={ROW} onClick={closeSiteMenu}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          {user.email ? (
            <button type="button" className={ROW} onClick={() => void leaveSite()}>
              Sign Out
            </button>
          ) : (
            <Link href={KEEP_PROGRESS} prefetch={false} className={ROW} onClick={closeSiteMenu}>
              Keep my progress
            </Link>
          )}
        </li>
      </ul>
    </div>
  );
}
