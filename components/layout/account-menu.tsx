'use client';

import { CircleUserRound } from 'lucide-react';
import Link from 'next/link';
import { Fragment } from 'react';
import { usePaths, useTranslations } from '#texts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { StoredUser } from '@/lib/browser/session/token-claims';
import { ACCOUNT_MENU_BUTTON } from './account-menu-button';
import { KEEP_PROGRESS } from './keep-progress';
import { listMemberPages } from './member-pages';
import { useSignOut } from './use-sign-out';

/**
 * Account menu. Its code is larger than the rest of a member's header, so it is loaded when its button is first
 * pressed.
 */
export function AccountMenu({ user }: { user: StoredUser }) {
  const t = useTranslations('site');
  const tMenu = useTranslations('menu');
  const toPath = usePaths();
  const { startSignOut, dialog } = useSignOut();
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger aria-label={t('yourAccount')} className={ACCOUNT_MENU_BUTTON}>
          <CircleUserRound aria-hidden className="size-6" />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel className="max-w-64 truncate">{user.email || t('onThisDevice')}</DropdownMenuLabel>
          {listMemberPages(user).map((pages) => (
            <Fragment key={pages[0]?.[0]}>
              {pages.map(([href, name]) => (
                <DropdownMenuItem key={href} asChild>
                  <Link href={toPath(href)} prefetch={false}>
                    {tMenu(name)}
                  </Link>
                </DropdownMenuItem>
              ))}
              <DropdownMenuSeparator />
            </Fragment>
          ))}
          {user.email ? (
            <DropdownMenuItem onSelect={() => void startSignOut()}>{t('signOut')}</DropdownMenuItem>
          ) : (
            // A device account has no sign-out, because nobody could sign in to it again. Its user can end it with
            // "Delete everything" in the profile.
            <DropdownMenuItem asChild>
              <Link href={toPath(KEEP_PROGRESS)} prefetch={false}>
                {t('keepMyProgress')}
              </Link>
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}
