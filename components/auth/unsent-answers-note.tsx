'use client';

import { useEffect, useState } from 'react';
import { useLanguage, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { DEVICE_IDLE_DAYS } from '@/lib/auth/expiry/rules';
import { countUnsentAnswers } from '@/lib/browser/attempt/stored-owners';
import { type EndedDevice, findEndedDevice } from '@/lib/browser/session/ended-device';
import { localDay } from '@/lib/browser/session/long-absence';

/** Tells a learner whose session has ended how the answers that are still on this device will be sent. */
export function UnsentAnswersNote() {
  const [count, setCount] = useState(0);
  const [ended, setEnded] = useState<EndedDevice | null>(null);
  // Read after hydration, because only the browser stores unsent answers.
  useEffect(() => {
    setCount(countUnsentAnswers());
    setEnded(findEndedDevice(Date.now()));
  }, []);
  return (
    <>
      {ended === null ? null : <DeviceEnded {...ended} />}
      {count === 0 ? null : <UnsentAnswers count={count} />}
    </>
  );
}

function DeviceEnded({ usedAt, isDeleted }: EndedDevice) {
  const t = useTranslations('auth');
  const language = useLanguage();
  return (
    <Alert variant="warning">
      {isDeleted
        ? t('deviceDeleted', { last: localDay(usedAt, language), idleDays: DEVICE_IDLE_DAYS })
        : t('deviceSignedOut')}
    </Alert>
  );
}

function UnsentAnswers({ count }: { count: number }) {
  const t = useTranslations('auth');
  return <Alert>{t('unsentAnswers', { count })}</Alert>;
}
