import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import type { PlanView } from '@/lib/plan/contract';
import type { DueSet, TodayView } from '@/lib/plan/today/rules';
import { questions } from './words';

interface NextSetProps {
  plan: PlanView;
  view: TodayView;
  /** True while another test is in progress, which then is the main action. */
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
            className="w-full sm:w-fit"
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
    return setCount > 1 ? `Set ${setCount - due.length + 1} of ${setCount} today` : "Today's set";
  }
  if (setCount > 0) return extra ? "Today's sets are done. If you have time:" : "Today's sets are done.";
  return today.isStudyDay ? 'Nothing is due today.' : 'Today is a day off in your plan. If you have time:';
}

/** Renders one string, so that a browser translation cannot separate words and numbers. */
function StartLabel({ next, isExtra }: { next: DueSet; isExtra: boolean }) {
  return `${isExtra ? 'One more' : 'Start'}: ${questions(next.questionIds.length)}, about ${next.minutes} min`;
}

function Later({ sets }: { sets: readonly DueSet[] }) {
  return (
    <div>
      <h3 className="font-medium">After that</h3>
      <ul className="mt-1 flex flex-col gap-1 text-muted-foreground">
        {sets.map(({ set, questionIds, minutes }) => (
          <li key={set.id}>
            {set.reason}: {questions(questionIds.length)}, about {minutes} min
          </li>
        ))}
      </ul>
    </div>
  );
}
