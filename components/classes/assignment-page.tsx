'use client';

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

const SAYINGS: Record<Exclude<AssignedView['state'], 'open'>, string> = {
  'not-open': 'It is not open yet.',
  closed: 'It has closed. Ask your instructor to open it again.',
  'used-up': 'You have used all your attempts. Ask your instructor for another one.',
};

/** Page of an assigned test for a student. */
export function AssignmentPage({ assigned }: { assigned: AssignedView }) {
  const { id, title, className, testType, sectionIds, sectionName, topicNames, questionCount, timeFactor, state } =
    assigned;
  const { best } = assigned;
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
      <PageHeader title={title} subtitle={className} back={<BackLink href="/today">Back to Today</BackLink>} />
      <div className="flex max-w-measure flex-col gap-6">
        {underWay ? <OpenAttemptCard attempt={underWay} /> : null}
        {error ? (
          <Alert variant="error" onDismiss={dismissError}>
            {error}
          </Alert>
        ) : null}
        <Card>
          <CardContent className="flex flex-col items-start gap-4">
            <ul className="list-disc pl-6">
              <li>
                {testType === 'exam' ? 'Exam' : 'Practice'}: {sectionName}, {questionCount} questions
              </li>
              {topicNames.length > 0 ? <li>Topics: {topicNames.join(', ')}</li> : null}
              {testType === 'exam' ? (
                <li>{examSeconds(timeFactor, sectionIds.length) / 60} minutes, answers shown at the end</li>
              ) : null}
              <Period {...assigned} />
              <Attempts {...assigned} />
              {best ? (
                <li>
                  Done: {best.correct} of {best.total} right in your best attempt
                </li>
              ) : null}
            </ul>
            <p>{sayCertificate(assigned)}</p>
            <p className="text-muted-foreground">
              Your instructor sees your results in this test, by section and question, but not what you practice on your
              own.
            </p>
            {state === 'open' ? (
              <Button size="lg" variant={underWay ? 'outline' : 'default'} inactive={isStarting} onClick={begin}>
                {isStarting ? 'Starting…' : best ? 'Take it again' : 'Start this test'}
              </Button>
            ) : (
              <Alert>{SAYINGS[state]}</Alert>
            )}
          </CardContent>
        </Card>
        {question}
      </div>
    </>
  );
}

function Period({ opensAt, closesAt, state }: AssignedView) {
  return (
    <>
      {state === 'not-open' ? (
        <li>
          Opens <LocalTime instant={opensAt} />
        </li>
      ) : null}
      {closesAt === null ? null : (
        <li>
          Open until <LocalTime instant={closesAt} />
        </li>
      )}
    </>
  );
}

const Attempts = ({ attempts, begun }: AssignedView) =>
  attempts === null ? null : (
    <li>
      {begun} of {attempts} {attempts === 1 ? 'attempt' : 'attempts'} used
    </li>
  );
