'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { countUnsentAnswers } from '@/lib/browser/attempt/stored-owners';
import { sayEnded } from '@/lib/browser/session/ended-device';

/** Tells a learner whose session has ended how the answers that are still on this device will be sent. */
export function UnsentAnswersNote() {
  const [count, setCount] = useState(0);
  const [ended, setEnded] = useState<string | null>(null);
  // Read after hydration, because only the browser stores unsent answers.
  useEffect(() => {
    setCount(countUnsentAnswers());
    setEnded(sayEnded(Date.now()));
  }, []);
  return (
    <>
      {ended === null ? null : <Alert variant="warning">{ended}</Alert>}
      {count === 0 ? null : <UnsentAnswers count={count} />}
    </>
  );
}

function UnsentAnswers({ count }: { count: number }) {
  const t = useTranslations('auth');
  return <Alert>{t('unsentAnswers', { count })}</Alert>;
}
