'use client';

import { type ReactNode, useState } from 'react';
import { usePaths } from '#texts';
import { type AnsweredTest, findAnsweredTest, signOut } from '@/lib/browser/session/sign-out';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { KEEP_PROGRESS } from './keep-progress';
import { closeSiteMenu } from './site-menu-id';
import { useOnDemand } from './use-on-demand';

const loadDialog = () => import('./sign-out-dialog').then((module) => module.SignOutDialog);

/**
 * Signs out. Asks first if a test with answers is in progress, and keeps that test if the server cannot be asked or the
 * dialog cannot be loaded. A device account is not signed out, because nobody could open it again: its user is shown
 * how to keep or delete it.
 */
export function useSignOut(): { startSignOut: () => Promise<void>; dialog: ReactNode } {
  const toPath = usePaths();
  /** Loads the home page as a new document, which drops the former user's state. */
  const leave = async (uncompleted: 'keep' | 'delete') => {
    await signOut(uncompleted);
    location.assign(toPath('/'));
  };
  const { Component: Dialog, request } = useOnDemand(loadDialog);
  const [test, setTest] = useState<AnsweredTest | null>(null);
  const startSignOut = async () => {
    if (userOf(accessToken())?.email === '') return location.assign(toPath(KEEP_PROGRESS));
    const found = await findAnsweredTest().catch(() => 'unknown' as const);
    if (found === null) return leave('delete');
    if (found === 'unknown' || !(await request())) return leave('keep');
    closeSiteMenu();
    setTest(found);
  };
  const dialog = Dialog && test ? <Dialog test={test} onLeave={leave} onClose={() => setTest(null)} /> : null;
  return { startSignOut, dialog };
}
