'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import { call } from '@/lib/browser/api/call';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import type { AssignedView } from '@/lib/classes/assignments/contract';
import { listAssigned } from '@/lib/classes/assignments/endpoints';
import { ASSIGNMENT_PAGE } from '@/lib/classes/rules';
import { useClassTestTexts } from './use-class-test-texts';

/** Class test that a result belongs to. `unread`: the server has not answered yet. */
export type ClassTest = AssignedView | 'unread';

/**
 * Loads the class test of an attempt after the server has received the attempt, because only the server knows whether
 * the attempt counts for the class. Null if it does not count.
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

/** States that the class has or will get the result, and links back to the class. */
export function ClassResult({ test, isDelivered }: ClassResultProps) {
  const t = useTranslations('results');
  const toPath = usePaths();
  return (
    <section aria-labelledby="class-result" className="rounded-xl border border-primary bg-card p-5">
      <h2 id="class-result" className="font-semibold text-lg">
        {isDelivered ? t('classHasResult') : t('resultGoesToClass')}
      </h2>
      <div className="mt-2 flex max-w-measure flex-col gap-2">
        {test === 'unread' ? (
          <p>{isDelivered ? t('instructorSeesScore') : t('instructorSeesLater')}</p>
        ) : (
          <Facts {...test} />
        )}
      </div>
      <p className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <LinkButton href={toPath('/classes')} variant="accent">
          {t('backToTheClass')}
        </LinkButton>
        {test !== 'unread' && test.state === 'open' ? (
          <LinkButton href={toPath(`${ASSIGNMENT_PAGE}?id=${test.id}`)} variant="outline">
            {t('takeItAgain')}
          </LinkButton>
        ) : null}
      </p>
    </section>
  );
}

function Facts(test: AssignedView): ReactNode {
  const t = useTranslations('results');
  const { sayAttempts, sayCertificate } = useClassTestTexts();
  const { title, className, state, closesAt } = test;
  return (
    <>
      <p className="wrap-anywhere">
        {t.rich('testInClass', {
          title,
          className,
          strong: (chunks) => <span className="font-semibold">{chunks}</span>,
        })}{' '}
        {t('instructorSeesScore')}
      </p>
      <p>
        {sayAttempts(test)}
        {closesAt === null || state === 'used-up' ? null : (
          <>
            {' '}
            {t.rich(state === 'closed' ? 'closedOn' : 'openUntil', { time: () => <LocalTime instant={closesAt} /> })}
          </>
        )}
      </p>
      <p>{sayCertificate(test)}</p>
    </>
  );
}
