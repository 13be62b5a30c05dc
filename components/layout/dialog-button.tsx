'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { askForDialog, letDialogGo } from './asked-dialog';
import { closeSiteMenu } from './site-menu-id';
import { useOnDemand } from './use-on-demand';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface DialogButtonProps {
  load: () => Promise<ComponentType<DialogProps>>;
  className: string;
  children: ReactNode;
}

/** Opens a dialog whose code comes with the first press, so that a page that only offers it stays light. */
export function DialogButton({ load, className, children }: DialogButtonProps) {
  const { Component, isFailed, request } = useOnDemand(load);
  const [isOpen, setIsOpen] = useState(false);
  const [self] = useState(() => ({}));
  useEffect(() => () => letDialogGo(self), [self]);
  useEffect(() => {
    if (isFailed) letDialogGo(self);
  }, [isFailed, self]);
  const open = () => {
    if (!askForDialog(self)) return;
    // The slide-in menu lies above everything, a dialog too.
    closeSiteMenu();
    setIsOpen(true);
    void request();
  };
  const change = (opens: boolean) => {
    if (!opens) letDialogGo(self);
    setIsOpen(opens);
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
      {Component ? <Component open={isOpen} onOpenChange={change} /> : null}
    </>
  );
}
