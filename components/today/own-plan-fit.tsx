'use client';

import { Alert } from '@/components/ui/alert';
import type { PlanView } from '@/lib/plan/contract';
import { PlanFit } from './plan-fit';
import { usePlanChange } from './use-plan-change';

interface OwnPlanFitProps {
  plan: PlanView;
  onPlan: (plan: PlanView) => void;
}

/** Warns on Today when the time until the exam is too short, and saves the alternative that the learner chooses. */
export function OwnPlanFit({ plan, onPlan }: OwnPlanFitProps) {
  const { change, isSaving, refusal } = usePlanChange(onPlan);
  return (
    <>
      {refusal ? <Alert variant="error">{refusal.message}</Alert> : null}
      <PlanFit plan={plan} isSaving={isSaving} onChange={change} />
    </>
  );
}
