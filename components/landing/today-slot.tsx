'use client';

import { useMemberPart } from '@/components/layout/member-area';

const loadToday = () => import('@/components/today/today-sentence').then((module) => module.TodaySentence);

/** Sentence about what is left of a member's plan today. Visitors do not load the code of the sentence. */
export function TodaySlot() {
  const Part = useMemberPart(loadToday);
  return Part ? <Part /> : null;
}
