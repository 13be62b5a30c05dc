'use client';

import { useEffect, useRef } from 'react';
import { usePaths, useTranslations } from '#texts';
import { LinkButton } from '@/components/ui/link-button';
import type { PlanView } from '@/lib/plan/contract';
import { PlanFit } from './plan-fit';
import type { PlanChoice } from './use-plan-change';

interface ShortPlanProps {
  plan: PlanView;
  isSaving: boolean;
  onChange: (choice: PlanChoice) => void;
}

/**
 * States after a save that the time until the exam is too short. Takes the focus, because it is the response to the
 * save.
 */
export function ShortPlan({ plan, isSaving, onChange }: ShortPlanProps) {
  const t = useTranslations('today');
  const toPath = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="short-plan" className="flex flex-col gap-4">
      <h2 id="short-plan" ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {t('savedButShort')}
      </h2>
      <PlanFit plan={plan} isSaving={isSaving} onChange={onChange} />
      <LinkButton href={toPath('/today')} variant="outline" className="w-fit">
        {t('keepIt')}
      </LinkButton>
    </section>
  );
}
