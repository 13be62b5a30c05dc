'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { countLesson, declineInstall, type InstallWay, install } from '@/lib/browser/page/install';
import { PRODUCT_NAME } from '@/lib/kernel/product';

/** Invites the learner to install the app. Shown from the second lesson on, until the learner declines. */
export function InstallInvite({ attemptId }: { attemptId: string }) {
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
        Put {PRODUCT_NAME} on your home screen
      </h2>
      <p>
        It opens on today's lesson, and it works without signal.
        {way === 'share-menu' ? ' Tap Share in the browser, then Add to Home Screen.' : ''}
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
            Add to home screen
          </Button>
        ) : null}
        <Button variant="ghost" onClick={decline}>
          {way === 'prompt' ? 'Not now' : 'Close'}
        </Button>
      </div>
    </section>
  );
}
