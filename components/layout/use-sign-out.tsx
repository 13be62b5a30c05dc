'use client';

import { type ReactNode, useState } from 'react';
import { type AnsweredTest, findAnsweredTest, signOut } from '@/lib/browser/session/sign-out';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { KEEP_PROGRESS } from './keep-progress';
import { closeSiteMenu } from './site-menu-id';
import { useOnDemand } from './use-on-demand';

/** Loads the home page again: what this tab has in memory was the previous person's. */
async function leave(uncompleted: 'keep' | 'delete'): Promise<void> {
  await signOut(uncompleted);
  location.assign('/');
}

const loadDialog = () => import('./sign-out-dialog').then((module) => module.SignOutDialog);

/**
 * Signs out, after asking what becomes of a test in progress that has an answer. Keeps it where the server cannot say whether there is
 * one, or where the network would not give the dialog. A device account is not signed out, because nobody could ever open it again: its
 * person sees how to keep it, and how to delete it.
 */
export function useSignOut(): { startSignOut: () => Promise<void>; dialog: ReactNode } {
  const { Component: Dialog, request } = useOnDemand(loadDialog);
  const [test, setTest] = useState<AnsweredTest | null>(null);
  const startSignOut = async () => {
    if (userOf(accessToken())?.email === '') return location.assign(KEEP_PROGRESS);
    const found = await findAnsweredTest().catch(() => 'unknown' as const);
    if (found === null) return leave('delete');
    if (found === 'unknown' || !(await request())) return leave('keep');
    closeSiteMenu();
    setTest(found);
  };
  const dialog = Dialog && test ? <Dialog test={test} onLeave={leave} onClose={() => setTest(null)} /> : null;
  return { startSignOut, dialog };
}
