'use client';

import { CircleUserRound } from 'lucide-react';
import Link from 'next/link';
import { Fragment } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { StoredUser } from '@/lib/browser/session/token-claims';
import { ACCOUNT_MENU_BUTTON, ACCOUNT_MENU_NAME } from './account-menu-button';
import { KEEP_PROGRESS } from './keep-progress';
import { listMemberPages } from './member-pages';
import { useSignOut } from './use-sign-out';

/**
 * Account menu. Its code is larger than the rest of a member's header, so it is loaded when its button is first
 * pressed.
 */
export function AccountMenu({ user }: { user: StoredUser }) {
  const { startSignOut, dialog } = useSignOut();
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger aria-label={ACCOUNT_MENU_NAME} className={ACCOUNT_MENU_BUTTON}>
          <CircleUserRound aria-hidden className="size-6" />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel className="max-w-64 truncate">{user.email || 'On this device'}</DropdownMenuLabel>
          {listMemberPages(user).map((pages) => (
            <Fragment key={pages[0]?.[0]}>
              {pages.map(([href, name]) => (
                <DropdownMenuItem key={href} asChild>
                  <Link href={href} prefetch={false}>
                    {name}
                  </Link>
                </DropdownMenuItem>
              ))}
              <DropdownMenuSeparator />
            </Fragment>
          ))}
          {user.email ? (
            <DropdownMenuItem onSelect={() => void startSignOut()}>Sign Out</DropdownMenuItem>
          ) : (
            // No sign-out for a device account, because nobody could sign in to it again. It ends with "Delete
            // everything" in the profile.
            <DropdownMenuItem asChild>
              <Link href={KEEP_PROGRESS} prefetch={false}>
                Keep my progress
              </Link>
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
