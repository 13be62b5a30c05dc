'use client';

import { useEffect, useState } from 'react';
import { listAnsweredHere } from '@/lib/browser/plan/answered-here';
import { findCachedPlan } from '@/lib/browser/plan/cached-plan';
import { useViewer } from '@/lib/browser/session/viewer';
import { dateIn } from '@/lib/kernel/calendar';
import { viewToday } from '@/lib/plan/today-rules';
import { questions } from './words';

const UNKNOWN = 'Questions you would most likely miss come first.';

/** Describes the rest of the day from the plan cached on this device. Without one, returns a general sentence. */
async function describeToday(userId: string): Promise<string> {
  const kept = await findCachedPlan(userId).catch(() => null);
  if (!kept || dateIn(kept.plan.timeZone, new Date()) !== kept.plan.today.date) return UNKNOWN;
  const answered = new Set([...kept.answeredIds, ...listAnsweredHere(userId, kept.readAt)]);
  const { due } = viewToday(kept.plan, { answered, date: kept.plan.today.date });
  if (due.length === 0) return "Today's lessons are done.";
  const total = due.reduce((sum, { questionIds }) => sum + questionIds.length, 0);
  const minutes = due.reduce((sum, one) => sum + one.minutes, 0);
  return `${questions(total)} left today, about ${minutes} min.`;
}

/** Sentence about the rest of the learner's day. Sends no request. */
export function TodaySentence() {
  const { user } = useViewer();
  const [sentence, setSentence] = useState(UNKNOWN);
  useEffect(() => {
    let isCurrent = true;
    if (user) {
      void describeToday(user.id).then((found) => {
        if (isCurrent) setSentence(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [user]);
  return sentence;
}
