'use client';

import { useState } from 'react';

/** Specification §1: the upgrade action only logs and makes no call. It says so, too, instead of seeming broken. */
export function UpgradeButton({ subject }: { subject: string }) {
  const [wasPressed, setWasPressed] = useState(false);
  const upgrade = () => {
    console.info('Upgrade to Pro requested:', subject);
    setWasPressed(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={upgrade}
        className="inline-flex h-12 items-center justify-center rounded-lg bg-primary px-4 font-semibold text-primary-foreground hover:bg-primary-hover"
      >
        Unlock with Pro
      </button>
      <p role="status" className={wasPressed ? 'mt-1 text-base' : 'sr-only'}>
        {wasPressed ? 'Pro is not on sale yet. Until it is, a free account opens all of it.' : ''}
      </p>
    </>
  );
}
