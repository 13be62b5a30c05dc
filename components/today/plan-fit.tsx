import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Alternative, PlanView } from '@/lib/plan/contract';
import type { PlanChoice } from './use-plan-change';

interface PlanFitProps {
  plan: PlanView;
  isSaving: boolean;
  onChange: (choice: PlanChoice) => void;
}

/** Warns when the time until the exam is too short and offers alternatives. Renders nothing if the plan fits. */
export function PlanFit({ plan, isSaving, onChange }: PlanFitProps) {
  const { fits, reason, alternatives } = plan.forecast;
  if (fits !== false) return null;
  return (
    <Alert variant="warning" role="group" aria-label="The time is short">
      <p className="font-semibold">The time is short</p>
      <p className="mt-1">{reason}</p>
      {alternatives.length > 0 ? (
        <>
          <ul className="mt-3 flex flex-col gap-2">
            {alternatives.map((alternative) => (
              <li key={alternative.change}>
                <Button
                  variant="outline"
                  className="w-full justify-between! gap-4 text-left!"
                  inactive={isSaving}
                  onClick={() => onChange(applied(plan, alternative))}
                >
                  <span>{alternative.change}</span>
                  <span className="shrink-0 font-normal tabular-nums">about {alternative.chanceOnDate}%</span>
                </Button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm">The percentage is the chance of passing all sections of the plan on its date.</p>
        </>
      ) : null}
    </Alert>
  );
}

const applied = ({ examDate, sectionIds, minutesPerDay, studyDays }: PlanView, { plan }: Alternative): PlanChoice => ({
  examDate: plan.examDate ?? examDate,
  sectionIds: plan.sectionIds ?? sectionIds,
  minutesPerDay: plan.minutesPerDay ?? minutesPerDay,
  studyDays,
});
