'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { errorText } from '@/lib/browser/api/error-text';
import { browserTimeZone } from '@/lib/browser/page/time-zone';
import type { PlanView } from '@/lib/plan/contract';
import { putPlan } from '@/lib/plan/endpoints';

/** The learner's choices in a plan. The time zone is taken from the device. */
export type PlanChoice = Pick<PlanView, 'examDate' | 'sectionIds' | 'minutesPerDay' | 'studyDays'>;

export interface PlanRefusal {
  message: string;
  /** Error messages by field name. */
  fields: Readonly<Record<string, string>>;
}

/** Saves a plan. Calls `onChanged` with the plan that the server returns. */
export function usePlanChange(onChanged: (plan: PlanView) => void) {
  const t = useTranslations('today');
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null);
  const change = async ({ examDate, sectionIds, minutesPerDay, studyDays }: PlanChoice) => {
    setIsSaving(true);
    setRefusal(null);
    try {
      const body = { examDate, sectionIds, minutesPerDay, studyDays, timeZone: browserTimeZone() };
      onChanged(await call(putPlan, { body }));
    } catch (error) {
      setRefusal({
        message: errorText(error, t('planNotSaved')),
        fields: error instanceof CallError ? error.fields : {},
      });
    }
    setIsSaving(false);
  };
  return { change, isSaving, refusal, setRefusal };
}
