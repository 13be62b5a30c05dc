'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import { call } from '@/lib/browser/api/call';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { listAssigned } from '@/lib/classes/assignments/endpoints';
import { attemptsWords, certificateWords } from '@/lib/classes/assignments/result-rules';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';

/** Class test that a result belongs to. `unread`: the server has not answered yet. */
export type ClassTest = AssignedView | 'unread';

/**
 * Reads the class test of an attempt once the server has received it: only then is it known whether the attempt counts
 * for the class. Null: it does not.
 */
export function useClassTest({ attemptId, assignmentId }: CurrentAttempt, isDelivered: boolean): ClassTest | null {
  const [read, setRead] = useState<AssignedView | null | 'unread'>('unread');
  useEffect(() => {
    if (assignmentId === undefined || !isDelivered) return;
    const end = new AbortController();
    call(listAssigned, { query: { attemptId } }, { signal: end.signal })
      .then(([assigned]) => setRead(assigned ?? null))
      .catch((error: unknown) => console.info('The class test of this result could not be read:', error));
    return () => end.abort();
  }, [attemptId, assignmentId, isDelivered]);
  return assignmentId === undefined ? null : read;
}

interface ClassResultProps {
  test: ClassTest;
  isDelivered: boolean;
}

/** Says that the result is with the class, and leads back to it. */
export function ClassResult({ test, isDelivered }: ClassResultProps) {
  return (
    <section aria-labelledby="class-result" className="rounded-xl border border-primary bg-card p-5">
      <h2 id="class-result" className="font-semibold text-lg">
        {isDelivered ? 'Your class has this result' : 'This result goes to your class'}
      </h2>
      <div className="mt-2 flex max-w-measure flex-col gap-2">
        {test === 'unread' ? (
          <p>Your instructor sees {isDelivered ? 'your score and your answers' : 'it once it has arrived'}.</p>
        ) : (
          <Facts {...test} />
        )}
      </div>
      <p className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <LinkButton href="/classes" variant="accent">
          Back to the class
        </LinkButton>
        {test !== 'unread' && test.state === 'open' ? (
          <LinkButton href={`${ASSIGNMENT_PAGE}?id=${test.id}`} variant="outline">
            Take it again
          </LinkButton>
        ) : null}
      </p>
    </section>
  );
}

function Facts(test: AssignedView): ReactNode {
  const { title, className, state, closesAt } = test;
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{title}</span> in <span className="font-semibold">{className}</span>. Your
        instructor sees your score and your answers.
      </p>
      <p>
        {attemptsWords(test)}
        {closesAt === null || state === 'used-up' ? null : (
          <>
            {' '}
            {state === 'closed' ? 'It closed on' : 'It is open until'} <LocalTime instant={closesAt} />.
          </>
        )}
      </p>
      <p>{certificateWords(test)}</p>
    </>
  );
}
