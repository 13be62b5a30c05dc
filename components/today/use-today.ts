'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { onSavingStateChange, savingState } from '@/lib/browser/attempt/outbox';
import { onPageVisible } from '@/lib/browser/page/on-page-visible';
import { browserTimeZone, rememberTimeZone } from '@/lib/browser/page/time-zone';
import { listAnsweredHere } from '@/lib/browser/plan/answered-here';
import { type CachedPlan, findCachedPlan, noteAnswered } from '@/lib/browser/plan/cached-plan';
import { readPlan, takePlan } from '@/lib/browser/plan/read-plan';
import { dateIn } from '@/lib/kernel/calendar';
import type { PlanView } from '@/lib/plan/contract';
import { type TodayView, viewToday } from '@/lib/plan/today-rules';

export interface InitialPlan {
  userId: string;
  /** Null if the server could not read the plan. The page then requests it itself. */
  plan: PlanView | null;
  /** Server time in milliseconds since 1970. */
  readAt: number;
}

/**
 * `asking`: the first request runs and there is nothing to show. `checking`: shows the cached plan until the server
 * answers. `kept`: shows the cached plan, because the server cannot be reached.
 */
export type Freshness = 'asking' | 'checking' | 'fresh' | 'kept' | 'failed';

/**
 * Age in milliseconds up to which a server-rendered page is not refetched. A page from a cache is usually older. A
 * wrong device clock also makes a page look old, which only causes a needless request.
 */
const FRESH_MS = 60_000;

const isNewer = (kept: CachedPlan | null, shown: CachedPlan | null): kept is CachedPlan =>
  kept !== null && (shown === null || kept.readAt > shown.readAt);

/** Caches the plan's sets for offline use. Imports the code on demand, because the first render does not need it. */
async function keepSets(plan: PlanView): Promise<void> {
  try {
    const { cacheSets } = await import('@/lib/browser/plan/cached-sets');
    await cacheSets(plan);
  } catch (error) {
    console.info('Sets could not be kept for offline use:', error);
  }
}

/** Returns the plan of the day. Shows the plan cached on this device until the server answers. */
export function useToday({ userId, plan, readAt }: InitialPlan) {
  const [shown, setShown] = useState<CachedPlan | null>(() => plan && { userId, plan, readAt, answeredIds: [] });
  const [freshness, setFreshness] = useState<Freshness>(plan ? 'fresh' : 'asking');
  const asking = useRef<Promise<void> | null>(null);
  const isReadDue = useRef(false);

  const ask = useCallback((): Promise<void> => {
    const read = () =>
      readPlan(userId)
        .then((fresh) => {
          setShown(fresh);
          setFreshness('fresh');
          void keepSets(fresh.plan);
        })
        .catch((error: unknown) => {
          console.info('The plan could not be read:', error);
          setFreshness((before) => (before === 'asking' || before === 'failed' ? 'failed' : 'kept'));
        });
    const readUntilLatest = async () => {
      while (isReadDue.current) {
        isReadDue.current = false;
        await read();
      }
      asking.current = null;
    };
    // If a request is pending, its response may lack the latest changes, such as the last answers of a test. This flag
    // makes one more request follow.
    isReadDue.current = true;
    asking.current ??= readUntilLatest();
    return asking.current;
  }, [userId]);

  /** Shows and caches a plan that the server returned after a change. */
  const take = useCallback(
    async (changed: PlanView) => {
      setShown(await takePlan({ userId, plan: changed, readAt: Date.now() }));
      setFreshness('fresh');
      await keepSets(changed);
    },
    [userId],
  );

  useEffect(() => {
    const begin = async () => {
      const kept = await findCachedPlan(userId).catch(() => null);
      const mine: CachedPlan | null = plan && { userId, plan, readAt, answeredIds: [] };
      if (isNewer(kept, mine)) {
        setShown(kept);
        setFreshness('checking');
      }
      const isMadeNow = plan !== null && Math.abs(Date.now() - readAt) < FRESH_MS;
      if (!isMadeNow || isNewer(kept, mine) || savingState() !== 'saved') return ask();
      await take(plan);
    };
    void begin();
  }, [userId, plan, readAt, ask, take]);

  useEffect(() => rememberTimeZone(browserTimeZone()), []);
  useAskAgain(ask);
  const answered = useAnsweredHere(userId, shown);
  const view = useMemo(
    () => shown && viewOf(shown, { answered, isKept: freshness !== 'fresh' }),
    [shown, answered, freshness],
  );
  return { plan: shown?.plan ?? null, readAt: shown?.readAt ?? null, view, freshness, ask, take };
}

function viewOf(
  { plan }: CachedPlan,
  { answered, isKept }: { answered: ReadonlySet<number>; isKept: boolean },
): TodayView {
  const here = isKept ? dateIn(plan.timeZone, new Date()) : plan.today.date;
  const isLater = here > plan.today.date;
  return viewToday(plan, { answered, date: isLater ? here : plan.today.date });
}

/** Refetches when the page becomes visible, when the connection returns, and when unsent data has been delivered. */
function useAskAgain(ask: () => Promise<void>): void {
  useEffect(() => {
    let wasWaiting = savingState() !== 'saved';
    const again = () => void ask();
    const stopLooking = onPageVisible(again);
    const stopListening = onSavingStateChange(() => {
      const isWaiting = savingState() !== 'saved';
      if (wasWaiting && !isWaiting) again();
      wasWaiting = isWaiting;
    });
    window.addEventListener('online', again);
    return () => {
      stopLooking();
      stopListening();
      window.removeEventListener('online', again);
    };
  }, [ask]);
}

const NOTHING: ReadonlySet<number> = new Set();

/**
 * Returns the ids of questions that the plan lists as due although they were answered on this device. Empty until the
 * stored test has been read.
 */
function useAnsweredHere(userId: string, shown: CachedPlan | null): ReadonlySet<number> {
  const [answered, setAnswered] = useState(NOTHING);
  useEffect(() => {
    if (!shown) return;
    const look = () => {
      const here = listAnsweredHere(userId, shown.readAt);
      setAnswered(new Set([...shown.answeredIds, ...here]));
      if (here.length > 0) void noteAnswered(userId, here).catch(() => undefined);
    };
    look();
    const stopHydration = useCurrentAttempt.persist.onFinishHydration(look);
    const stopFollowing = useCurrentAttempt.subscribe(look);
    return () => {
      stopHydration();
      stopFollowing();
    };
  }, [userId, shown]);
  return answered;
}
