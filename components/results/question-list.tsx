'use client';

import { useState } from 'react';
import { ChartButton } from '@/components/pressure-chart/chart-button';
import { Button } from '@/components/ui/button';
import type { ResultQuestion } from '@/lib/attempts/contract';
import { useViewer } from '@/lib/browser/session/viewer';
import { QuestionReview } from './question-review';

export function QuestionList({ questions }: { questions: ResultQuestion[] }) {
  const { status } = useViewer();
  const missed = questions.filter((question) => question.isCorrect !== true);
  const [onlyMissed, setOnlyMissed] = useState(missed.length > 0);
  const shown = onlyMissed ? missed : questions;
  return (
    <section aria-labelledby="review-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="review-title" className="font-semibold text-xl">
          {onlyMissed ? 'What you missed' : 'All questions'}
        </h2>
        <div className="ml-auto flex flex-wrap gap-2">
          <ChartButton />
          {missed.length > 0 && missed.length < questions.length ? (
            <Button variant="outline" size="sm" aria-pressed={onlyMissed} onClick={() => setOnlyMissed(!onlyMissed)}>
              {onlyMissed ? `Show all ${questions.length}` : `Show the ${missed.length} missed`}
            </Button>
          ) : null}
        </div>
      </div>
      {shown.map((question) => (
        <QuestionReview key={question.questionId} question={question} canReport={status === 'signed-in'} />
      ))}
    </section>
  );
}
