'use client';

import { useEffect, useState } from 'react';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { browserTimeZone, rememberTimeZone } from '@/lib/browser/page/time-zone';
import { listAnsweredHere } from '@/lib/browser/plan/answered-here';
import { findKeptPlan } from '@/lib/browser/plan/kept-plan';
import { useViewer } from '@/lib/browser/session/viewer';
import { dateIn } from '@/lib/kernel/calendar';
import { viewToday } from '@/lib/plan/today/rules';
import { counted, questions } from './words';

const UNKNOWN = 'What you would most likely miss on the exam comes first.';

/** Describes the day from the cached plan; without one, in general terms. */
async function describeToday(userId: string): Promise<string> {
  const kept = await findKeptPlan(userId).catch(() => null);
  if (!kept || dateIn(kept.plan.timeZone, new Date()) !== kept.plan.today.date) return UNKNOWN;
  const answered = new Set([...kept.answeredIds, ...listAnsweredHere(userId, kept.readAt)]);
  const { due } = viewToday(kept.plan, { answered, date: kept.plan.today.date });
  if (due.length === 0) return "Today's sets are done.";
  const total = due.reduce((sum, { questionIds }) => sum + questionIds.length, 0);
  const minutes = due.reduce((sum, one) => sum + one.minutes, 0);
  return `${counted(due.length, 'set', 'sets')} to go today: ${questions(total)}, about ${minutes} min.`;
}

/** Link to the day's plan above the test chooser. Sends no request. */
export function TodayCard() {
  const { user } = useViewer();
  // Remembers the device's time zone, which the server needs before it plans the learner's first day.
  useEffect(() => rememberTimeZone(browserTimeZone()), []);
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
  return (
    <Card className="mb-6">
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold text-lg">Today</h2>
          {/* Reserves the height of the longest text on a phone, so that nothing moves when it changes. */}
          <p className="min-h-[3.1em] sm:min-h-0">{sentence}</p>
        </div>
        <LinkButton href="/today" variant="outline" className="max-sm:w-full">
          Open Today
        </LinkButton>
      </CardContent>
    </Card>
  );
}
