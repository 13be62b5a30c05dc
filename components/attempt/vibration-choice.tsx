'use client';

import { useEffect, useId, useState } from 'react';
import { useTranslations } from '#texts';
import { Checkbox } from '@/components/ui/checkbox';
import { canVibrate, vibration } from '@/lib/browser/page/vibration';

/** Setting: vibrate on this device. Renders nothing on a device that cannot vibrate. */
export function VibrationChoice() {
  const t = useTranslations('attempt');
  const id = useId();
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => setIsOn(canVibrate() ? vibration.isOn() : null), []);
  if (isOn === null) return null;
  return (
    <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <Checkbox
        id={id}
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          vibration.set(target.checked);
        }}
        className="scroll-mt-4 scroll-mb-40"
      />
      {t('vibrate')}
    </label>
  );
}
