'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { onSavingStateChange, savingState } from '@/lib/browser/attempt/outbox';
import { onPageVisible } from '@/lib/browser/page/on-page-visible';
import { browserTimeZone, rememberTimeZone } from '@/lib/browser/page/time-zone';
import { listAnsweredHere } from '@/lib/browser/plan/answered-here';
import { findKeptPlan, type KeptPlan, noteAnswered } from '@/lib/browser/plan/kept-plan';
import { readPlan, takePlan } from '@/lib/browser/plan/read-plan';
import { dateIn } from '@/lib/kernel/calendar';
import type { PlanView } from '@/lib/plan/contract';
import { type TodayView, viewToday } from '@/lib/plan/today/rules';

export interface InitialPlan {
  userId: string;
  /** Null: the server could not read it, and the page asks again by itself. */
  plan: PlanView | null;
  /** By the server's clock; milliseconds since 1970. */
  readAt: number;
}

/**
 * `asking`: for the first time. `checking`: what this device has is shown until the server answers. `kept`: the same, because the
 * network or the server is away.
 */
export type Freshness = 'asking' | 'checking' | 'fresh' | 'kept' | 'failed';

/** A page that was made just now needs no second look; one that was kept, or met a clock that is off, does. */
const FRESH_MS = 60_000;

const isNewer = (kept: KeptPlan | null, shown: KeptPlan | null): kept is KeptPlan =>
  kept !== null && (shown === null || kept.readAt > shown.readAt);

/** Its code comes when there is something to keep: the page does not need it to be seen. */
async function keepSets(plan: PlanView): Promise<void> {
  try {
    const { keepSetsForOffline } = await import('@/lib/browser/plan/kept-sets');
    await keepSetsForOffline(plan);
  } catch (error) {
    console.info('Sets could not be kept for offline use:', error);
  }
}

/** The plan, from the server as soon as it answers and from this device until then. */
export function useToday({ userId, plan, readAt }: InitialPlan) {
  const [shown, setShown] = useState<KeptPlan | null>(() => plan && { userId, plan, readAt, answeredIds: [] });
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
    // What has changed since an earlier question went out may not be in its answer: the last answers of a test on their way, for one.
    isReadDue.current = true;
    asking.current ??= readUntilLatest();
    return asking.current;
  }, [userId]);

  /** After the plan was changed, with the server's answer. */
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
      const kept = await findKeptPlan(userId).catch(() => null);
      const mine: KeptPlan | null = plan && { userId, plan, readAt, answeredIds: [] };
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
  { plan }: KeptPlan,
  { answered, isKept }: { answered: ReadonlySet<number>; isKept: boolean },
): TodayView {
  const here = isKept ? dateIn(plan.timeZone, new Date()) : plan.today.date;
  const isLater = here > plan.today.date;
  return viewToday(plan, { answered, date: isLater ? here : plan.today.date });
}

/** When the page is looked at again, when the network is back, and when what was waiting has reached the server. */
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

/** What the plan counts as due and this device knows better; nothing until the stored test has been read. */
function useAnsweredHere(userId: string, shown: KeptPlan | null): ReadonlySet<number> {
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
