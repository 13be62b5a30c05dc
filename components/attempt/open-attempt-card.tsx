'use client';

import { usePaths, useTranslations } from '#texts';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import type { TestType } from '@/lib/kernel/exam';
import { formatSeconds, useSecondsLeft } from './use-seconds-left';

const TITLES = {
  practice: 'testInProgress',
  exam: 'examInProgress',
  favorites: 'favoritesInProgress',
} as const satisfies Record<TestType, string>;

/** Card that links back to the unfinished test. */
export function OpenAttemptCard({ attempt }: { attempt: CurrentAttempt }) {
  const t = useTranslations('start');
  const toPath = usePaths();
  const secondsLeft = useSecondsLeft(attempt.deadlineAt);
  const place = { place: attempt.index + 1, total: attempt.questions.length };
  return (
    <Card className="border-primary!">
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-semibold text-lg">
            {t(attempt.setId === undefined ? TITLES[attempt.testType] : 'lessonInProgress')}
          </h2>
          <p className="tabular-nums">
            {secondsLeft === null
              ? t('questionOf', place)
              : secondsLeft === 0
                ? t('questionOfTimeUp', place)
                : t('questionOfTimeLeft', { ...place, time: formatSeconds(secondsLeft) })}
          </p>
        </div>
        <LinkButton href={toPath('/test')} className="max-sm:w-full">
          {t('continue')}
        </LinkButton>
      </CardContent>
    </Card>
  );
}
