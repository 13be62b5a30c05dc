'use client';

import { useMemberPart } from '@/components/layout/member-area';

const loadToday = () => import('@/components/today/today-sentence').then((module) => module.TodaySentence);

/** Sentence about the rest of a member's day. Visitors do not load its code. */
export function TodaySlot() {
  const Part = useMemberPart(loadToday);
  return Part ? <Part /> : null;
}
