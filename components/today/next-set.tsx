import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import type { PlanView } from '@/lib/plan/contract';
import type { DueSet, TodayView } from '@/lib/plan/today-rules';
import { counted, questions } from './words';

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
  const { due, extra } = view;
  const next = due[0] ?? extra;
  return (
    <Card className={isSecond ? '' : 'border-primary!'}>
      <CardContent className="flex flex-col gap-4">
        <div>
          <p className="text-muted-foreground">{aboveOf(plan, view)}</p>
          <h2 className="mt-1 text-pretty font-semibold text-xl leading-snug">
            {next ? next.set.reason : 'There is nothing to practice right now.'}
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
            {isStarting ? 'Loading questions…' : <StartLabel next={next} isExtra={due.length === 0} />}
          </Button>
        ) : null}
        {due.length > 1 ? <Later sets={due.slice(1)} /> : null}
      </CardContent>
    </Card>
  );
}

function aboveOf({ today }: PlanView, { due, setCount, extra }: TodayView): ReactNode {
  if (due.length > 0) {
    return setCount > 1 ? `Lesson ${setCount - due.length + 1} of ${setCount} today` : "Today's lesson";
  }
  if (setCount > 0) return extra ? "Today's lessons are done. If you have time:" : "Today's lessons are done.";
  return today.isStudyDay ? 'Nothing is due today.' : 'Today is a day off in your plan. If you have time:';
}

/** One string instead of several elements, so that a browser's translation cannot separate words and numbers. */
function StartLabel({ next, isExtra }: { next: DueSet; isExtra: boolean }) {
  return `${isExtra ? 'One more' : 'Start'}: ${questions(next.questionIds.length)}, about ${next.minutes} min`;
}

function Later({ sets }: { sets: readonly DueSet[] }) {
  const total = sets.reduce((sum, { questionIds }) => sum + questionIds.length, 0);
  const minutes = sets.reduce((sum, one) => sum + one.minutes, 0);
  return (
    <p className="text-muted-foreground">
      {`After that: ${counted(sets.length, 'more lesson', 'more lessons')}, ${questions(total)}, about ${minutes} min.`}
    </p>
  );
}
