'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { readPlan, takePlan } from '@/lib/browser/plan/read-plan';
import type { PlanView } from '@/lib/plan/contract';
import { type PlanChoice, usePlanChange } from './use-plan-change';
import type { InitialPlan } from './use-today';

const choiceOf = ({ examDate, sectionIds, minutesPerDay, studyDays }: PlanView): PlanChoice => ({
  examDate,
  sectionIds,
  minutesPerDay,
  studyDays,
});

/**
 * State of the plan form. After a save, Today opens. If the time until the exam is too short, the form first shows a
 * warning.
 */
export function useOwnPlan({ userId, plan: initial }: InitialPlan) {
  const router = useRouter();
  const toPath = usePaths();
  const [plan, setPlan] = useState(initial);
  const [choice, setChoice] = useState<PlanChoice | null>(initial && choiceOf(initial));
  const [isFailed, setIsFailed] = useState(false);
  const [isShort, setIsShort] = useState(false);
  // True from the response to a save until Today opens, so that a double tap cannot save twice.
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
    void isKept.then(() => router.push(toPath('/today')));
  };
  const { change, isSaving, refusal, setRefusal } = usePlanChange(saved);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input');
    wrong?.focus({ preventScroll: true });
    form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const edit = (part: Partial<PlanChoice>) => setChoice((before) => before && { ...before, ...part });
  /** Shows errors that the form found before it sent a request. */
  const refuse = (fields: Record<string, string>) => setRefusal({ message: Object.values(fields)[0] ?? '', fields });
  return {
    /** Ref of the form element, to scroll an error into view. */
    form,
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

/** Returns the function that validates the choice in the browser. It returns an empty object if there are no errors. */
export function useFaults(): (choice: PlanChoice) => Record<string, string> {
  const t = useTranslations('today');
  return ({ sectionIds, studyDays }) => ({
    ...(sectionIds.length === 0 ? { sectionIds: t('chooseSection') } : {}),
    ...(studyDays.length === 0 ? { studyDays: t('chooseDay') } : {}),
  });
}
