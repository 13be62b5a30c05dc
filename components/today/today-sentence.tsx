'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '#texts';
import { listAnsweredHere } from '@/lib/browser/plan/answered-here';
import { findCachedPlan } from '@/lib/browser/plan/cached-plan';
import { useViewer } from '@/lib/browser/session/viewer';
import { dateIn } from '@/lib/kernel/calendar';
import { viewToday } from '@/lib/plan/today-rules';

interface Rest {
  /** Number of questions. */
  count: number;
  minutes: number;
}

/** Returns what is left of today's plan, from the plan cached on this device. Null if no plan is cached. */
async function findRest(userId: string): Promise<Rest | null> {
  const kept = await findCachedPlan(userId).catch(() => null);
  if (!kept || dateIn(kept.plan.timeZone, new Date()) !== kept.plan.today.date) return null;
  const answered = new Set([...kept.answeredIds, ...listAnsweredHere(userId, kept.readAt)]);
  const { due } = viewToday(kept.plan, { answered, date: kept.plan.today.date });
  return {
    count: due.reduce((sum, { questionIds }) => sum + questionIds.length, 0),
    minutes: due.reduce((sum, one) => sum + one.minutes, 0),
  };
}

/**
 * Sentence about what is left of the learner's plan today, or a general sentence if that is unknown. Sends no request.
 */
export function TodaySentence() {
  const t = useTranslations('start');
  const { user } = useViewer();
  const [rest, setRest] = useState<Rest | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (user) {
      void findRest(user.id).then((found) => {
        if (isCurrent) setRest(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [user]);
  return rest ? t('today.left', { ...rest }) : t('today.unknown');
}
