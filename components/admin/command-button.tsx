'use client';

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchWhenIdle } from '@/components/layout/fetch-when-idle';
import { whenLoaded } from '@/components/layout/when-loaded';
import { Button } from '@/components/ui/button';

const Nothing = () => null;
const load = () => import('./command-field').then((loaded) => loaded.CommandField);
const CommandField = whenLoaded(load, Nothing);

/** True for Ctrl+K or Cmd+K while no dialog is open. An open dialog may hold unsaved changes. */
const asksForCommand = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null;

/** Opens the command field on a press or Ctrl+K. Preloads the field's code, so that no typed letter is lost. */
export function CommandButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => fetchWhenIdle([load]), []);
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (!asksForCommand(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, []);
  return (
    <>
      <Button variant="outline" aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        <Search aria-hidden className="size-5" />
        Find
        <kbd className="rounded border border-border px-1.5 font-sans text-muted-foreground text-sm">Ctrl K</kbd>
      </Button>
      {isOpen ? <CommandField onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
