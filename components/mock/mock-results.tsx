'use client';

import { Check } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { QuestionList } from '@/components/results/question-list';
import { ScoreCard } from '@/components/results/score-card';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { AttemptResult } from '@/lib/attempts/contract';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import { readMockResult } from './mock-storage';
import { RegisterPrompt } from './register-prompt';

/** Reasons to register. Each must be true of the current product. */
const PERKS = ['perkQuestions', 'perkReasons', 'perkExams', 'perkFavorites', 'perkMissed', 'perkResults'] as const;

export function MockResults() {
  const t = useTranslations('mock');
  const toPath = usePaths();
  const home = toPath('/');
  const router = useRouter();
  const [result, setResult] = useState<AttemptResult | null>(null);
  useEffect(() => {
    const stored = readMockResult();
    if (stored) setResult(stored);
    else router.replace(home);
  }, [router, home]);

  if (!result) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col gap-6">
      <ScoreCard result={result} saysPass={false} />
      <Card>
        <CardContent className="flex flex-col items-start gap-4">
          <h2 className="font-semibold text-xl">{t('keepGoingWithAFree')}</h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {PERKS.map((perk) => (
              <li key={perk} className="flex items-start gap-2">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success-foreground" />
                {t(perk, { questions: QUESTIONS_PER_SECTION, pass: PASS_PER_SECTION })}
              </li>
            ))}
          </ul>
          <div className="flex w-full flex-col gap-3 sm:flex-row sm:flex-wrap">
            <RegisterPrompt label={t('startYourFreePracticeTest')} />
            <Button asChild variant="outline">
              <Link href={toPath('/mock-test')} prefetch={false}>
                {t('takeAnotherMockTest')}
              </Link>
            </Button>
            <Button asChild variant="ghost">
              <Link href={toPath('/')} prefetch={false}>
                {t('backToHome')}
              </Link>
            </Button>
          </div>
        </CardContent>
      </Card>
      <QuestionList result={result} />
    </div>
  );
}
