'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { useViewer } from '@/lib/browser/viewer';

const SignInDialog = dynamic(() => import('@/components/auth/sign-in-dialog').then((module) => module.SignInDialog), {
  ssr: false,
});
const UserMenu = dynamic(() => import('./user-menu').then((module) => module.UserMenu), { ssr: false });

/** Sign In for visitors; welcome, Go to Tests and the menu for those who are signed in. */
export function ViewerActions() {
  const { status, user } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (status === 'signed-in' && user) {
    return (
      <>
        <span className="hidden text-muted-foreground md:inline">Welcome, {user.firstName}</span>
        <Link
          href="/test-selection"
          prefetch={false}
          className="inline-flex h-11 items-center rounded-lg bg-primary px-4 font-semibold text-primary-foreground hover:bg-primary-hover"
        >
          Go to Tests
        </Link>
        <UserMenu user={user} />
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        disabled={status === 'unknown'}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        className="inline-flex h-11 items-center rounded-lg border border-border-strong bg-card px-4 font-semibold hover:bg-muted"
      >
        Sign In
      </button>
      {wasOpened ? <SignInDialog open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
