'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { closeSiteMenu } from './site-menu-id';
import { useAskedDialog } from './use-asked-dialog';

interface DialogButtonProps {
  load: Parameters<typeof useAskedDialog>[0];
  className: string;
  children: ReactNode;
}

/** Button that opens a dialog. Loads the dialog's code on the first press, to keep the page small. */
export function DialogButton({ load, className, children }: DialogButtonProps) {
  const t = useTranslations('site');
  const { ask, isFailed, dialog } = useAskedDialog(load);
  const open = () => {
    // The slide-in menu is in the top layer and would cover the dialog.
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
          {t('noConnectionTryAgain')}
        </span>
      ) : null}
      {dialog}
    </>
  );
}
