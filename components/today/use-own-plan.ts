'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { readPlan, takePlan } from '@/lib/browser/plan/read-plan';
import type { PlanView } from '@/lib/plan/contract';
import { type PlanChoice, usePlanChange } from './use-plan-change';
import type { InitialPlan } from './use-today';

const choiceOf = ({ examDate, sectionIds, minutesPerDay, studyDays }: PlanView): PlanChoice => ({
  ...{ examDate, sectionIds, minutesPerDay, studyDays },
});

/** The plan as a form holds it. What is saved leads to Today, unless it will not fit: that is said first. */
export function useOwnPlan({ userId, plan: initial }: InitialPlan) {
  const router = useRouter();
  const [plan, setPlan] = useState(initial);
  const [choice, setChoice] = useState<PlanChoice | null>(initial && choiceOf(initial));
  const [isFailed, setIsFailed] = useState(false);
  const [isShort, setIsShort] = useState(false);
  // From the answer to the page of the day: a second tap of a double tap must find nothing to save.
  const [isLeaving, setIsLeaving] = useState(false);

  const show = useCallback((read: PlanView) => {
    setPlan(read);
    setChoice(choiceOf(read));
  }, []);
  const load = useCallback(() => {
    setIsFailed(false);
    readPlan(userId).then(
      ({ plan: read }) => show(read),
      () => setIsFailed(true),
    );
  }, [userId, show]);
  useEffect(() => {
    if (!initial) load();
  }, [initial, load]);

  const saved = (changed: PlanView) => {
    show(changed);
    setIsShort(changed.forecast.fits === false);
    const isKept = takePlan({ userId, plan: changed, readAt: Date.now() });
    if (changed.forecast.fits === false) return;
    setIsLeaving(true);
    void isKept.then(() => router.push('/today'));
  };
  const { change, isSaving, refusal, setRefusal } = usePlanChange(saved);
  const edit = (part: Partial<PlanChoice>) => setChoice((before) => before && { ...before, ...part });
  /** `fields`: what is wrong with it already. */
  const refuse = (fields: Record<string, string>) => setRefusal({ message: Object.values(fields)[0] ?? '', fields });
  return {
    plan,
    choice,
    edit,
    save: change,
    isSaving: isSaving || isLeaving,
    refusal,
    refuse,
    isShort,
    isFailed,
    load,
  };
}

/** What can be said without the server; empty where nothing is wrong. */
export function faultsOf({ sectionIds, studyDays }: PlanChoice): Record<string, string> {
  return {
    ...(sectionIds.length === 0 ? { sectionIds: 'Choose at least one section' } : {}),
    ...(studyDays.length === 0 ? { studyDays: 'Choose at least one day' } : {}),
  };
}
