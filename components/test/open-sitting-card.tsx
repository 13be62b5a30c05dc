'use client';

import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { Sitting } from '@/lib/browser/sitting';
import type { TestType } from '@/lib/kernel/exam';
import { formatSeconds, useSecondsLeft } from './exam-clock';

const TITLES: Record<TestType, string> = {
  practice: 'Practice test under way',
  exam: 'Exam under way',
  favorites: 'Favorites test under way',
};

/** The way back to a test that was left. */
export function OpenSittingCard({ sitting }: { sitting: Sitting }) {
  const secondsLeft = useSecondsLeft(sitting.deadlineAt);
  const time = secondsLeft === 0 ? ', time is up' : secondsLeft === null ? '' : `, ${formatSeconds(secondsLeft)} left`;
  return (
    <Card className="border-primary!">
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-semibold text-lg">{TITLES[sitting.testType]}</h2>
          <p className="tabular-nums">
            Question {sitting.index + 1} of {sitting.questions.length}
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
