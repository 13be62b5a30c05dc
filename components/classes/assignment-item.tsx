import type { ReactNode } from 'react';
import { usePaths, useTranslations } from '#texts';
import { useSentTopicName } from '@/components/messages/use-topics';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import type { AssignmentView } from '@/lib/classes/assignments/contract';
import { LIVE_PAGE, PAPER_PAGE, RESULTS_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';

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
  const t = useTranslations('class');
  const toPath = usePaths();
  const nameTopic = useSentTopicName();
  const { id, title, topicNames, samePaper, extensions } = assignment;
  const query = `?id=${classId}&test=${id}`;
  return (
    <li className="flex flex-col items-start gap-2 py-4">
      <p className="break-words font-medium">{title}</p>
      <TestFacts {...assignment} />
      {topicNames.length > 0 ? (
        <p className="wrap-anywhere text-muted-foreground">
          {t('topics', { topics: topicNames.map(nameTopic).join(', ') })}
        </p>
      ) : null}
      {extensions.map((one) => (
        <Extension key={one.placeId} {...one} />
      ))}
      <p className="flex flex-wrap gap-2">
        <LinkButton href={toPath(`${LIVE_PAGE}${query}`)} variant="outline" size="sm">
          {t.rich('liveBoardOf', { title, hidden })}
        </LinkButton>
        <LinkButton href={toPath(`${RESULTS_PAGE}${query}`)} variant="outline" size="sm">
          {t.rich('resultsOf', { title, hidden })}
        </LinkButton>
        <LinkButton href={toPath(`${PAPER_PAGE}${query}`)} variant="outline" size="sm">
          {t.rich('paperVersionOf', { title, hidden })}
        </LinkButton>
        <Button variant="outline" size="sm" inactive={isBusy} onClick={onEdit}>
          {t.rich('edit', { title, hidden })}
        </Button>
        {samePaper ? (
          <Button variant="outline" size="sm" inactive={isBusy} onClick={onQuestions}>
            {t.rich('questionsOf', { title, hidden })}
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="sm"
          inactive={isBusy}
          aria-label={t('deleteNamed', { title })}
          onClick={(event) => onDelete(event.currentTarget)}
        >
          {t('delete')}
        </Button>
      </p>
    </li>
  );
}

/** Hidden part of a button's label, which tells screen readers to which test the button belongs. */
const hidden = (chunks: ReactNode) => (
  <span key="hidden" className="sr-only">
    {chunks}
  </span>
);

/** Exception for one student. */
function Extension({ name, closesAt, moreAttempts }: AssignmentView['extensions'][number]) {
  const t = useTranslations('class');
  const key = closesAt === null ? 'more' : moreAttempts === 0 ? 'later' : 'both';
  const time = () => <LocalTime key="until" instant={closesAt ?? ''} />;
  return (
    <p className="wrap-anywhere text-muted-foreground">
      {t.rich(`extension.${key}`, { name, count: moreAttempts, time })}
    </p>
  );
}

const FACTS = {
  exam: { onScreen: 'exam', onPaper: 'examOnPaper' },
  practice: { onScreen: 'practice', onPaper: 'practiceOnPaper' },
} as const;

function TestFacts({ testType, questionCount, onPaper, attempts, begun, finished, opensAt, closesAt }: AssignmentView) {
  const t = useTranslations('class');
  const isClosed = closesAt !== null && new Date(closesAt) <= new Date();
  return (
    <p className="text-muted-foreground">
      {t(FACTS[testType][onPaper ? 'onPaper' : 'onScreen'], { count: questionCount })}
      {attempts === null ? '' : `, ${t('attemptCount', { count: attempts })}`}
      {`; ${t('progress', { begun, finished })}`}
      {new Date(opensAt) > new Date() ? (
        <>
          {'; '}
          {t.rich('opensOn', { time: () => <LocalTime key="opens" instant={opensAt} /> })}
        </>
      ) : null}
      {closesAt === null ? null : (
        <>
          {'; '}
          {t.rich(isClosed ? 'closedOn' : 'openUntilTime', {
            time: () => <LocalTime key="closes" instant={closesAt} />,
          })}
        </>
      )}
    </p>
  );
}
