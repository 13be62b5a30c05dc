'use client';

import type { ReactNode } from 'react';
import { closeSiteMenu } from './site-menu-id';
import { useAskedDialog } from './use-asked-dialog';

interface DialogButtonProps {
  load: Parameters<typeof useAskedDialog>[0];
  className: string;
  children: ReactNode;
}

/** Opens a dialog whose code comes with the first press, so that a page that only offers it stays light. */
export function DialogButton({ load, className, children }: DialogButtonProps) {
  const { ask, isFailed, dialog } = useAskedDialog(load);
  const open = () => {
    // The slide-in menu lies above everything, a dialog too.
    closeSiteMenu();
    void ask();
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
        {children}
      </button>
      {isFailed ? (
        <span role="alert" className="self-center text-sm">
          No connection. Try again.
        </span>
      ) : null}
      {dialog}
    </>
  );
}
