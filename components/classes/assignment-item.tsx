import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { MOST_ATTEMPTS } from '@/lib/classes/assignments/rules';
import { LIVE_PAGE, PAPER_PAGE, RESULTS_PAGE } from '@/lib/classes/rules';
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
  onExtend: () => void;
  onTakeAway: (button: HTMLElement) => void;
}

/** One test of a class with its progress and its actions. */
export function AssignmentItem({ classId, assignment, isBusy, onChange, onExtend, onTakeAway }: AssignmentItemProps) {
  const {
    id,
    title,
    testType,
    questionCount,
    topicNames,
    opensAt,
    closesAt,
    attempts,
    begun,
    finished,
    extensions,
    onPaper,
  } = assignment;
  return (
    <li className="flex flex-col items-start gap-2 py-3">
      <p className="break-words font-medium">{title}</p>
      <p className="text-muted-foreground">
        {testType === 'exam' ? 'Exam' : 'Practice'}, {countOf(questionCount, 'question')}
        {onPaper ? ' on paper' : ''}
        {attempts === null ? '' : `, ${countOf(attempts, 'attempt')}`}; {begun} began, {finished} finished
        {new Date(opensAt) > new Date() ? (
          <>
            ; opens <LocalTime instant={opensAt} />
          </>
        ) : null}
        {closesAt === null ? null : (
          <>
            ; open until <LocalTime instant={closesAt} />
          </>
        )}
      </p>
      {topicNames.length > 0 ? (
        <p className="wrap-anywhere text-muted-foreground">Topics: {topicNames.join(', ')}</p>
      ) : null}
      {closesAt === null
        ? null
        : extensions.map((one) => (
            <p key={one.placeId} className="wrap-anywhere text-muted-foreground">
              {one.name}: until <LocalTime instant={one.closesAt} />
            </p>
          ))}
      <p className="flex flex-wrap gap-2">
        <LinkButton href={`${RESULTS_PAGE}?id=${classId}&test=${id}`} variant="outline" size="sm">
          Results<span className="sr-only"> of {title}</span>
        </LinkButton>
        <LinkButton href={`${PAPER_PAGE}?id=${classId}&test=${id}`} variant="outline" size="sm">
          Paper version<span className="sr-only"> of {title}</span>
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
        {closesAt === null ? null : (
          <Button variant="outline" size="sm" inactive={isBusy} onClick={onExtend}>
            More days for one<span className="sr-only"> at {title}</span>
          </Button>
        )}
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
