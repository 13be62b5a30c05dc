'use client';

import { CircleUserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { keepInstallOffer } from '@/lib/browser/page/install';
import { useViewer } from '@/lib/browser/session/viewer';
import { hasFirstName } from '@/lib/kernel/account';
import { ACCOUNT_MENU_BUTTON } from './account-menu-button';
import { KEEP_PROGRESS } from './keep-progress';
import { listMemberPages } from './member-pages';
import { MENU_ROW, MenuRows } from './menu-rows';
import { RouteFocus } from './route-focus';
import { useClientNavigation } from './use-client-navigation';
import { useOnDemand, useRetry } from './use-on-demand';
import { useSignOut } from './use-sign-out';

/** Returns the function that greets an account by its first name, if it has one. */
function useGreeting(): (user: { firstName: string }) => string {
  const t = useTranslations('site');
  return (user) => (hasFirstName(user) ? t('welcomeName', { name: user.firstName }) : t('welcome'));
}

export function MemberWelcome() {
  const { user } = useViewer();
  const greet = useGreeting();
  return user ? greet(user) : null;
}

const loadMenu = () => import('./account-menu').then((module) => module.AccountMenu);

export function MemberMenu() {
  const t = useTranslations('site');
  const { user } = useViewer();
  const { Component: Menu, isFailed, request } = useOnDemand(loadMenu);
  const [isPressed, setIsPressed] = useState(false);
  useRetry(isFailed && isPressed, request);
  useClientNavigation();
  useEffect(keepInstallOffer, []);
  if (!user) return null;
  const fetchMenu = () => void request();
  return (
    <>
      <RouteFocus />
      {user.email ? null : <RemovalNoticeSlot />}
      {isPressed && Menu ? (
        <Menu user={user} />
      ) : (
        <button
          type="button"
          aria-label={t('yourAccount')}
          aria-haspopup="menu"
          aria-expanded={false}
          className={ACCOUNT_MENU_BUTTON}
          onPointerEnter={fetchMenu}
          onFocus={fetchMenu}
          onClick={() => {
            setIsPressed(true);
            fetchMenu();
          }}
        >
          <CircleUserRound aria-hidden className="size-6" />
        </button>
      )}
    </>
  );
}

const loadNotice = () => import('./removal-notice').then((module) => module.RemovalNotice);

/** Removal notice for device accounts. */
function RemovalNoticeSlot() {
  const { Component, request } = useOnDemand(loadNotice);
  useEffect(() => void request(), [request]);
  return Component ? <Component /> : null;
}

/** Member links of the slide-in menu. */
export function MemberLinks() {
  const t = useTranslations('site');
  const toPath = usePaths();
  const greet = useGreeting();
  const { user } = useViewer();
  const { startSignOut, dialog } = useSignOut();
  if (!user) return null;
  return (
    <div className="mt-2 border-border border-t pt-2">
      <p className="truncate px-3 py-2 text-muted-foreground">{greet(user)}</p>
      {listMemberPages(user).map((pages) => (
        <ul key={pages[0]?.[0]} className="border-border border-b pb-2 not-first-of-type:pt-2">
          <MenuRows pages={pages} />
        </ul>
      ))}
      <div className="pt-2">
        {user.email ? (
          <button type="button" className={MENU_ROW} onClick={() => void startSignOut()}>
            {t('signOut')}
          </button>
        ) : (
          <a href={toPath(KEEP_PROGRESS)} className={MENU_ROW}>
            {t('keepMyProgress')}
          </a>
        )}
      </div>
      {dialog}
    </div>
  );
}
