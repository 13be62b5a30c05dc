'use client';

import { useMemberPart } from '@/components/layout/member-area';

const loadToday = () => import('@/components/today/today-sentence').then((module) => module.TodaySentence);

/** Rest of a member's day, in a sentence. Visitors load none of it. */
export function TodaySlot() {
  const Part = useMemberPart(loadToday);
  return Part ? <Part /> : null;
}
