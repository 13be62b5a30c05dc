import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { MOST_ATTEMPTS } from '@/lib/classes/assignments/rules';
import { LIVE_PAGE, RESULTS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { countOf } from './count-of';

export interface AssignmentChange {
  closesAt?: string | null;
  attempts?: number;
}

interface AssignmentItemProps {
  classId: ClassId;
  assignment: AssignmentView;
  isBusy: boolean;
  onChange: (change: AssignmentChange) => void;
  onTakeAway: (button: HTMLElement) => void;
}

/** One test of a class: what it is, how far the students are, and what can be done about it. */
export function AssignmentItem({ classId, assignment, isBusy, onChange, onTakeAway }: AssignmentItemProps) {
  const { id, title, testType, questionCount, closesAt, attempts, begun, finished } = assignment;
  return (
    <li className="flex flex-col items-start gap-2 py-3">
      <p className="break-words font-medium">{title}</p>
      <p className="text-muted-foreground">
        {testType === 'exam' ? 'Exam' : 'Practice'}, {countOf(questionCount, 'question')}
        {attempts === null ? '' : `, ${countOf(attempts, 'attempt')}`}; {begun} began, {finished} finished
        {closesAt === null ? null : (
          <>
            ; open until <LocalTime instant={closesAt} />
          </>
        )}
      </p>
      <p className="flex flex-wrap gap-2">
        <LinkButton href={`${RESULTS_PAGE}?id=${classId}&test=${id}`} variant="outline" size="sm">
          Results<span className="sr-only"> of {title}</span>
        </LinkButton>
        <LinkButton href={`${LIVE_PAGE}?id=${classId}&test=${id}`} variant="outline" size="sm">
          Live board<span className="sr-only"> of {title}</span>
        </LinkButton>
        <Button
          variant="outline"
          size="sm"
          inactive={isBusy}
          onClick={() => onChange({ closesAt: closesAt === null ? new Date().toISOString() : null })}
        >
          {closesAt === null ? 'Close now' : 'Open without an end'}
          <span className="sr-only">: {title}</span>
        </Button>
        {attempts !== null && attempts < MOST_ATTEMPTS ? (
          <Button variant="outline" size="sm" inactive={isBusy} onClick={() => onChange({ attempts: attempts + 1 })}>
            One more attempt<span className="sr-only"> at {title}</span>
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="sm"
          inactive={isBusy}
          aria-label={`Take away ${title}`}
          onClick={(event) => onTakeAway(event.currentTarget)}
        >
          Take away
        </Button>
      </p>
    </li>
  );
}
