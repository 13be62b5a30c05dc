'use client';

import { useEffect, useId, useState } from 'react';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { call } from '@/lib/browser/api/call';
import { keepOneTap, knownOneTap } from '@/lib/browser/attempt/one-tap';
import { useViewer } from '@/lib/browser/session/viewer';
import { getPlan, putPlanSettings } from '@/lib/plan/endpoints';

/** Setting: choosing an option submits it. Stored in the account, with a copy on the device for offline use. */
export function OneTapChoice() {
  const t = useTranslations('attempt');
  const id = useId();
  const { user } = useViewer();
  const userId = user?.id;
  const [isOn, setIsOn] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!userId) return;
    const known = knownOneTap(userId);
    if (known !== null) return setIsOn(known);
    const adopt = ({ oneTap }: { oneTap: boolean }) => {
      // The user changed the setting during the request, so the response is outdated.
      if (knownOneTap(userId) !== null) return;
      keepOneTap(userId, oneTap);
      setIsOn(oneTap);
    };
    call(getPlan, {}).then(adopt, (error: unknown) => console.info('The setting could not be read:', error));
  }, [userId]);
  const change = (oneTap: boolean) => {
    if (!userId) return;
    setIsOn(oneTap);
    setIsFailed(false);
    keepOneTap(userId, oneTap);
    call(putPlanSettings, { body: { oneTap } }).catch(() => setIsFailed(true));
  };
  return (
    <div>
      <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <Checkbox
          id={id}
          checked={isOn}
          onChange={(event) => change(event.target.checked)}
          className="scroll-mt-4 scroll-mb-40"
          aria-describedby={`${id}-hint`}
        />
        {t('oneTapAnswers')}
      </label>
      <p id={`${id}-hint`} className="text-muted-foreground">
        {t('oneTapHint')}
      </p>
      {isFailed ? (
        <Alert variant="info" className="mt-2">
          {t('settingSavedHere')}
        </Alert>
      ) : null}
    </div>
  );
}
