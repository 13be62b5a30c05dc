'use client';

import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';

import type { TestChoice } from '@/components/attempt/begin-attempt';
import { useTestStart } from '@/components/attempt/use-test-start';
import { useDates } from '@/components/messages/use-formats';
import { choiceOfSet } from '@/components/today/set-choice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import type { AttemptResult } from '@/lib/attempts/contract';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { listAnsweredHere } from '@/lib/browser/plan/answered-here';
import { type CachedPlan, findCachedPlan } from '@/lib/browser/plan/cached-plan';
import { readPlan } from '@/lib/browser/plan/read-plan';
import { dateIn } from '@/lib/kernel/calendar';
import type { PlanView } from '@/lib/plan/contract';
import { type LessonEnd as End, endOfLesson, type Move } from '@/lib/plan/lesson-end-rules';
import { isWrong } from './corrected-result';
import { useLessonTexts } from './use-lesson-texts';

interface LessonEndProps {
  attempt: CurrentAttempt;
  result: AttemptResult;
  /** True when the server has received all answers of the lesson. */
  isDelivered: boolean;
}

/** End of a lesson: changed probabilities of passing, the streak, and one button for the next step. */
export function LessonEnd({ attempt, result, isDelivered }: LessonEndProps) {
  const t = useTranslations('results');
  const toPath = usePaths();
  const { sayNext } = useLessonTexts();
  const found = useLessonEnd(attempt, result, isDelivered);
  const end = found?.end;
  const { correct, total } = result.score;
  return (
    <Card className="border-primary!">
      <CardContent className="flex flex-col gap-4">
        <h2 className="font-bold text-2xl">{t('lessonDone', { correct, total })}</h2>
        <div className="flex min-h-24 flex-col gap-3">
          {end && end.moves.length > 0 ? <Moves moves={end.moves} date={end.date} /> : null}
          {end?.streakDays ? <p className="tabular-nums">{t('streak', { days: end.streakDays })}</p> : null}
          {found ? <p>{sayNext(found.end.next, found.plan)}</p> : null}
        </div>
        {found && end?.nextLesson ? (
          <NextLesson choice={choiceOfSet(found.plan, end.nextLesson)} />
        ) : (
          <LinkButton href={toPath('/today')} variant="accent" size="lg" className="w-full sm:w-fit">
            {t('goToToday')}
          </LinkButton>
        )}
      </CardContent>
    </Card>
  );
}

function NextLesson({ choice }: { choice: TestChoice }) {
  const t = useTranslations('results');
  const { start, isStarting, error, dismissError, question } = useTestStart();
  return (
    <>
      {error ? (
        <Alert variant="error" onDismiss={dismissError}>
          {error}
        </Alert>
      ) : null}
      <Button
        variant="accent"
        size="lg"
        className="w-full sm:w-fit"
        inactive={isStarting}
        onClick={() => start(choice)}
      >
        {isStarting ? t('loadingQuestions') : t('nextLesson')}
      </Button>
      {question}
    </>
  );
}

function Moves({ moves, date }: { moves: readonly Move[]; date: string }) {
  const t = useTranslations('results');
  const { longDate } = useDates();
  const { sayMove } = useLessonTexts();
  const isAnyTold = moves.some(({ to }) => to !== null);
  const isAnyMissing = moves.some(({ to }) => to === null);
  return (
    <div>
      <ul className="flex flex-col gap-1 font-semibold text-xl tabular-nums">
        {moves.map((move) => (
          <li key={move.sectionId}>{sayMove(move)}</li>
        ))}
      </ul>
      {isAnyTold ? <p className="mt-1 text-muted-foreground">{t('chanceOnDate', { date: longDate(date) })}</p> : null}
      {isAnyMissing ? <p className="mt-1 text-muted-foreground">{t('chanceComes')}</p> : null}
    </div>
  );
}

interface FoundEnd {
  plan: PlanView;
  end: End;
}

/**
 * Uses the plan cached on this device first. Replaces it by the server's plan as soon as the server's plan includes
 * this lesson.
 */
function useLessonEnd(attempt: CurrentAttempt, result: AttemptResult, isDelivered: boolean): FoundEnd | null {
  const { userId } = attempt;
  const [read, setRead] = useState<{ kept: CachedPlan; isFresh: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (kept: CachedPlan | null, isFresh: boolean) => {
      if (isCurrent && kept) setRead((before) => (before?.isFresh && !isFresh ? before : { kept, isFresh }));
    };
    const load = async () => {
      take(await findCachedPlan(userId).catch(() => null), false);
      if (isDelivered) take(await readPlan(userId), true);
    };
    load().catch((error: unknown) => console.info('The plan could not be read:', error));
    return () => {
      isCurrent = false;
    };
  }, [userId, isDelivered]);
  if (!read) return null;
  const { plan, readAt, answeredIds } = read.kept;
  const lesson = {
    sectionIds: result.sections.map(({ sectionId }) => sectionId),
    before: attempt.chancesBefore ?? {},
    missedCount: result.questions.filter(isWrong).length,
  };
  const answered = new Set([...answeredIds, ...listAnsweredHere(userId, readAt)]);
  const place = { isFresh: read.isFresh, answered, today: dateIn(plan.timeZone, new Date()) };
  return { plan, end: endOfLesson(plan, lesson, place) };
}
