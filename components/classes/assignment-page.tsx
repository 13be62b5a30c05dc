'use client';

import { usePaths, useTranslations } from '#texts';
import { OpenAttemptCard } from '@/components/attempt/open-attempt-card';
import { useTestStart } from '@/components/attempt/use-test-start';
import { useClassTestTexts } from '@/components/results/use-class-test-texts';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { LocalTime } from '@/components/ui/local-time';
import { PageHeader } from '@/components/ui/page-header';
import { examSeconds } from '@/lib/attempts/rules';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { TIME_FACTORS } from '@/lib/kernel/exam';
import { useTestContents } from './use-test-contents';

const SAYINGS = {
  'not-open': 'notOpenYet',
  closed: 'hasClosed',
  'used-up': 'attemptsUsedUp',
} as const satisfies Record<Exclude<AssignedView['state'], 'open'>, string>;

/** Page of an assigned test for a student. */
export function AssignmentPage({ assigned }: { assigned: AssignedView }) {
  const t = useTranslations('classes');
  const toPath = usePaths();
  const { id, title, className, testType, sectionIds, timeFactor, state, best } = assigned;
  const { sayCertificate } = useClassTestTexts();
  const { underWay, start, isStarting, error, dismissError, question } = useTestStart();
  const begin = () =>
    start({
      testType,
      sectionIds,
      assignmentId: id,
      timeFactor: TIME_FACTORS.find((factor) => factor === timeFactor) ?? 1,
    });
  return (
    <>
      <PageHeader
        title={title}
        subtitle={className}
        back={<BackLink href={toPath('/today')}>{t('backToToday')}</BackLink>}
      />
      <div className="flex max-w-measure flex-col gap-6">
        {underWay ? <OpenAttemptCard attempt={underWay} /> : null}
        {error ? (
          <Alert variant="error" onDismiss={dismissError}>
            {error}
          </Alert>
        ) : null}
        <Card>
          <CardContent className="flex flex-col items-start gap-4">
            <Facts {...assigned} />
            <p>{sayCertificate(assigned)}</p>
            <p className="text-muted-foreground">{t('instructorSees')}</p>
            {state === 'open' ? (
              <Button size="lg" variant={underWay ? 'outline' : 'default'} inactive={isStarting} onClick={begin}>
                {t(isStarting ? 'starting' : best ? 'takeItAgain' : 'startThisTest')}
              </Button>
            ) : (
              <Alert>{t(SAYINGS[state])}</Alert>
            )}
          </CardContent>
        </Card>
        {question}
      </div>
    </>
  );
}

/** List of the test's contents, times and attempts. */
function Facts(assigned: AssignedView) {
  const { testType, sectionIds, questionCount, timeFactor, state, opensAt, closesAt, attempts, begun, best } = assigned;
  const t = useTranslations('classes');
  const { sections, topics } = useTestContents(assigned);
  return (
    <ul className="list-disc pl-6">
      <li>{t(testType === 'exam' ? 'examOf' : 'practiceOf', { sections, count: questionCount })}</li>
      {topics ? <li>{t('topicsAsked', { topics })}</li> : null}
      {testType === 'exam' ? (
        <li>{t('examMinutes', { minutes: examSeconds(timeFactor, sectionIds.length) / 60 })}</li>
      ) : null}
      {state === 'not-open' ? (
        <li>{t.rich('opensOn', { time: () => <LocalTime key="opens" instant={opensAt} /> })}</li>
      ) : null}
      {closesAt === null ? null : (
        <li>{t.rich('openUntil', { time: () => <LocalTime key="closes" instant={closesAt} /> })}</li>
      )}
      {attempts === null ? null : <li>{t('attemptsUsed', { begun, attempts })}</li>}
      {best ? <li>{t('bestAttempt', { correct: best.correct, total: best.total })}</li> : null}
    </ul>
  );
}
