'use client';

import { Check } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { QuestionList } from '@/components/results/question-list';
import { ScoreCard } from '@/components/results/score-card';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { AttemptResult } from '@/lib/attempts/contract';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import { readMockResult } from './mock-storage';
import { RegisterPrompt } from './register-prompt';

/** Reasons to register. Each must be true of the current product. */
const PERKS = [
  `Every question in all ${SECTION_COUNT_WORD} sections, each with its source`,
  'The right answer and the reason after each question',
  `Timed exams with ${QUESTIONS_PER_SECTION} questions per section; ${PASS_PER_SECTION} right passes`,
  'Favorites: keep hard questions and practice just those',
  'Practice just the questions you missed',
  'Results saved across your devices, and statistics that show what to work on',
];

export function MockResults() {
  const router = useRouter();
  const [result, setResult] = useState<AttemptResult | null>(null);
  useEffect(() => {
    const stored = readMockResult();
    if (stored) setResult(stored);
    else router.replace('/');
  }, [router]);

  if (!result) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col gap-6">
      <ScoreCard result={result} saysPass={false} />
      <Card>
        <CardContent className="flex flex-col items-start gap-4">
          <h2 className="font-semibold text-xl">Keep going with a free account</h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {PERKS.map((perk) => (
              <li key={perk} className="flex items-start gap-2">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success-foreground" />
                {perk}
              </li>
            ))}
          </ul>
          <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap">
            <RegisterPrompt label="Start Your Free Practice Test" />
            <Button asChild variant="outline">
              <Link href="/mock-test" prefetch={false}>
                Take another mock test
              </Link>
            </Button>
            <Button asChild variant="ghost">
              <Link href="/" prefetch={false}>
                Back to Home
              </Link>
            </Button>
          </div>
        </CardContent>
      </Card>
      <QuestionList result={result} />
    </div>
  );
}
