import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import type { PlanView } from '@/lib/plan/contract';
import type { DueSet, TodayView } from '@/lib/plan/today-rules';
import { useSetReason } from './use-set-reason';

interface NextSetProps {
  plan: PlanView;
  view: TodayView;
  /** True while another test is in progress. Resuming that test is then the main action. */
  isSecond: boolean;
  isStarting: boolean;
  onStart: (set: DueSet) => void;
}

/** Next set to practice, with one button. */
export function NextSet({ plan, view, isSecond, isStarting, onStart }: NextSetProps) {
  const t = useTranslations('today');
  const reasonOf = useSetReason();
  const { due, extra } = view;
  const next = due[0] ?? extra;
  return (
    <Card className={isSecond ? '' : 'border-primary!'}>
      <CardContent className="flex flex-col gap-4">
        <div>
          <p className="text-muted-foreground">
            <Place plan={plan} view={view} />
          </p>
          <h2 className="mt-1 text-pretty font-semibold text-xl leading-snug">
            {next ? reasonOf(next.set, plan) : t('nothingToPractice')}
          </h2>
        </div>
        {next ? (
          <Button
            variant={isSecond ? 'outline' : 'accent'}
            size="lg"
            className="w-full text-balance sm:w-fit"
            inactive={isStarting}
            onClick={() => onStart(next)}
          >
            {isStarting ? t('loadingQuestions') : <StartLabel next={next} isExtra={due.length === 0} />}
          </Button>
        ) : null}
        {due.length > 1 ? <Later sets={due.slice(1)} /> : null}
      </CardContent>
    </Card>
  );
}

/** Says which lesson of the day the set is, or that the lessons of the day are done. */
function Place({ plan: { today }, view: { due, setCount, extra } }: Pick<NextSetProps, 'plan' | 'view'>) {
  const t = useTranslations('today');
  if (due.length > 0) {
    return setCount > 1 ? t('lessonOf', { place: setCount - due.length + 1, total: setCount }) : t('todaysLesson');
  }
  if (setCount > 0) return extra ? t('lessonsDoneMore') : t('lessonsDone');
  return today.isStudyDay ? t('nothingDue') : t('dayOff');
}

/** One string instead of several elements, so that a browser's translation cannot separate words and numbers. */
function StartLabel({ next, isExtra }: { next: DueSet; isExtra: boolean }) {
  const t = useTranslations('today');
  return t(isExtra ? 'oneMore' : 'start', { count: next.questionIds.length, minutes: next.minutes });
}

function Later({ sets }: { sets: readonly DueSet[] }) {
  const t = useTranslations('today');
  const count = sets.reduce((sum, { questionIds }) => sum + questionIds.length, 0);
  const minutes = sets.reduce((sum, one) => sum + one.minutes, 0);
  return <p className="text-muted-foreground">{t('later', { lessons: sets.length, count, minutes })}</p>;
}
