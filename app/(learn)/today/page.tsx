import type { Metadata } from 'next';
import { TODAY_MARKUP } from '@/components/today/today-markup';
import { TodayPage } from '@/components/today/today-page';
import { loadPlan } from '@/lib/plan/loader';

export const metadata: Metadata = { title: 'Today' };

/** `?set=`: the set that a mail has named. */
export default async function Page({ searchParams }: { searchParams: Promise<{ set?: string | string[] }> }) {
  const { set } = await searchParams;
  const askedSet = typeof set === 'string' ? set : null;
  const path = askedSet === null ? '/today' : `/today?set=${encodeURIComponent(askedSet)}`;
  return <TodayPage initial={await loadPlan(path)} askedSet={askedSet} markup={TODAY_MARKUP} />;
}
