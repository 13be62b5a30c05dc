'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { countLesson, declineInstall, type InstallWay, install } from '@/lib/browser/page/install';
import { PRODUCT_NAME } from '@/lib/kernel/product';

/** Invites the learner to install the app. Shown from the second lesson on, until the learner declines. */
export function InstallInvite({ attemptId }: { attemptId: string }) {
  const t = useTranslations('results');
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => setWay(countLesson(attemptId)), [attemptId]);
  if (way === null) return null;
  const decline = () => {
    declineInstall();
    setWay(null);
  };
  return (
    <section
      aria-labelledby="install-invite"
      className="flex flex-col gap-3 rounded-xl border border-border bg-card p-5 print:hidden"
    >
      <h2 id="install-invite" className="font-semibold text-lg">
        {t('installTitle', { product: PRODUCT_NAME })}
      </h2>
      <p>
        {t('installText')}
        {way === 'share-menu' ? ` ${t('installByShareMenu')}` : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        {way === 'prompt' ? (
          <Button
            variant="outline"
            onClick={() => {
              setWay(null);
              void install();
            }}
          >
            {t('addToHomeScreen')}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={decline}>
          {way === 'prompt' ? t('notNow') : t('close')}
        </Button>
      </div>
    </section>
  );
}
