'use client';

import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import type { TestType } from '@/lib/kernel/exam';
import { formatSeconds, useSecondsLeft } from './exam-clock';

const TITLES: Record<TestType, string> = {
  practice: 'Test in progress',
  exam: 'Exam in progress',
  favorites: 'Favorites test in progress',
};

/** Card that links back to the unfinished test. */
export function OpenAttemptCard({ attempt }: { attempt: CurrentAttempt }) {
  const secondsLeft = useSecondsLeft(attempt.deadlineAt);
  const time = secondsLeft === 0 ? ', time is up' : secondsLeft === null ? '' : `, ${formatSeconds(secondsLeft)} left`;
  return (
    <Card className="border-primary!">
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-semibold text-lg">
            {attempt.setId === undefined ? TITLES[attempt.testType] : 'Lesson in progress'}
          </h2>
          <p className="tabular-nums">
            Question {attempt.index + 1} of {attempt.questions.length}
            {time}
          </p>
        </div>
        <LinkButton href="/test" className="max-sm:w-full">
          Continue
        </LinkButton>
      </CardContent>
    </Card>
  );
}
