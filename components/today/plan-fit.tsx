import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Alternative, PlanView } from '@/lib/plan/contract';
import type { PlanChoice } from './use-plan-change';
import { useShortPlanTexts } from './use-short-plan-texts';

interface PlanFitProps {
  plan: PlanView;
  isSaving: boolean;
  onChange: (choice: PlanChoice) => void;
}

/** Warns when the time until the exam is too short and offers alternatives. Renders nothing if the plan fits. */
export function PlanFit({ plan, isSaving, onChange }: PlanFitProps) {
  const t = useTranslations('today');
  const { sayShort, sayChange } = useShortPlanTexts();
  const { fits, alternatives } = plan.forecast;
  if (fits !== false) return null;
  return (
    <Alert variant="warning" role="group" aria-label={t('timeIsShort')}>
      <p className="font-semibold">{t('timeIsShort')}</p>
      <p className="mt-1">{sayShort(plan)}</p>
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
                  <span>{sayChange(alternative)}</span>
                  <span className="shrink-0 font-normal tabular-nums">
                    {t('about', { chance: alternative.chanceOnDate })}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm">{t('percentageMeans')}</p>
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
