'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { FREE_TODAY_ID } from './free-today';

/**
 * Stands in for a purchase, because nothing is on sale yet: logs the press and scrolls to the features of a free
 * account.
 */
export function UpgradeButton({ subject }: { subject: string }) {
  const t = useTranslations('landing');
  const [wasPressed, setWasPressed] = useState(false);
  const upgrade = () => {
    console.info('Upgrade to Pro requested:', subject);
    setWasPressed(true);
    document.getElementById(FREE_TODAY_ID)?.focus();
  };
  return (
    <>
      <button
        type="button"
        onClick={upgrade}
        className="inline-flex h-12 items-center justify-center rounded-lg bg-primary px-4 font-semibold text-primary-foreground hover:bg-primary-hover"
      >
        {t('unlockWithPro')}
      </button>
      <p role="status" className={wasPressed ? 'mt-1 text-base' : 'sr-only'}>
        {wasPressed ? t('proNotOnSaleShort') : ''}
      </p>
    </>
  );
}
