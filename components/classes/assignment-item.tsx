import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { LIVE_PAGE, PAPER_PAGE, RESULTS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { countOf } from './count-of';

interface AssignmentItemProps {
  classId: ClassId;
  assignment: AssignmentView;
  isBusy: boolean;
  onEdit: () => void;
  onQuestions: () => void;
  onDelete: (button: HTMLElement) => void;
}

/** One test of a class with its progress and its actions. */
export function AssignmentItem({ classId, assignment, isBusy, onEdit, onQuestions, onDelete }: AssignmentItemProps) {
  const { id, title, topicNames, samePaper, extensions } = assignment;
  const query = `?id=${classId}&test=${id}`;
  return (
    <li className="flex flex-col items-start gap-2 py-4">
      <p className="break-words font-medium">{title}</p>
      <TestFacts {...assignment} />
      {topicNames.length > 0 ? (
        <p className="wrap-anywhere text-muted-foreground">Topics: {topicNames.join(', ')}</p>
      ) : null}
      {extensions.map((one) => (
        <p key={one.placeId} className="wrap-anywhere text-muted-foreground">
          {one.name}:
          {one.closesAt === null ? null : (
            <>
              {' '}
              until <LocalTime instant={one.closesAt} />
            </>
          )}
          {one.moreAttempts === 0 ? '' : ` ${countOf(one.moreAttempts, 'more attempt')}`}
        </p>
      ))}
      <p className="flex flex-wrap gap-2">
        <LinkButton href={`${LIVE_PAGE}${query}`} variant="outline" size="sm">
          Live board<span className="sr-only"> of {title}</span>
        </LinkButton>
        <LinkButton href={`${RESULTS_PAGE}${query}`} variant="outline" size="sm">
          Results<span className="sr-only"> of {title}</span>
        </LinkButton>
        <LinkButton href={`${PAPER_PAGE}${query}`} variant="outline" size="sm">
          Paper version<span className="sr-only"> of {title}</span>
        </LinkButton>
        <Button variant="outline" size="sm" inactive={isBusy} onClick={onEdit}>
          Edit<span className="sr-only"> {title}</span>
        </Button>
        {samePaper ? (
          <Button variant="outline" size="sm" inactive={isBusy} onClick={onQuestions}>
            Questions<span className="sr-only"> of {title}</span>
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="sm"
          inactive={isBusy}
          aria-label={`Delete ${title}`}
          onClick={(event) => onDelete(event.currentTarget)}
        >
          Delete
        </Button>
      </p>
    </li>
  );
}

function TestFacts({ testType, questionCount, onPaper, attempts, begun, finished, opensAt, closesAt }: AssignmentView) {
  return (
    <p className="text-muted-foreground">
      {testType === 'exam' ? 'Exam' : 'Practice'}, {countOf(questionCount, 'question')}
      {onPaper ? ' on paper' : ''}
      {attempts === null ? '' : `, ${countOf(attempts, 'attempt')}`}; {begun} started, {finished} finished
      {new Date(opensAt) > new Date() ? (
        <>
          ; opens <LocalTime instant={opensAt} />
        </>
      ) : null}
      {closesAt === null ? null : (
        <>
          ; {new Date(closesAt) > new Date() ? 'open until' : 'closed'} <LocalTime instant={closesAt} />
        </>
      )}
    </p>
  );
}
