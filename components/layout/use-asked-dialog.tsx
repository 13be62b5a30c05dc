'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { askForDialog, letDialogGo } from './asked-dialog';
import { useOnDemand } from './use-on-demand';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog whose code loads on request. Only one such dialog is open at a time. `isFailed` is true if loading failed. */
export function useAskedDialog(load: () => Promise<ComponentType<DialogProps>>) {
  const { Component, isFailed, request } = useOnDemand(load);
  const [isOpen, setIsOpen] = useState(false);
  const [self] = useState(() => ({}));
  useEffect(() => () => letDialogGo(self), [self]);
  const ask = useCallback(async () => {
    if (!askForDialog(self)) return;
    setIsOpen(true);
    if (!(await request())) letDialogGo(self);
  }, [request, self]);
  const change = (opens: boolean) => {
    if (!opens) letDialogGo(self);
    setIsOpen(opens);
  };
  return { ask, isFailed, dialog: Component ? <Component open={isOpen} onOpenChange={change} /> : null };
}
