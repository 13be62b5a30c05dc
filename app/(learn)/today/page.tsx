import type { Metadata } from 'next';
import { CorrectionNotice } from '@/components/corrections/correction-notice';
import { TODAY_MARKUP } from '@/components/today/today-markup';
import { TodayPage } from '@/components/today/today-page';
import { loadNotices } from '@/lib/corrections/notices/loader';
import { loadPlan } from '@/lib/plan/loader';

export const metadata: Metadata = { title: 'Today' };

/** `?set=`: the set that a mail has named. */
export default async function Page({ searchParams }: { searchParams: Promise<{ set?: string | string[] }> }) {
  const { set } = await searchParams;
  const askedSet = typeof set === 'string' ? set : null;
  const path = askedSet === null ? '/today' : `/today?set=${encodeURIComponent(askedSet)}`;
  const [initial, notices] = await Promise.all([loadPlan(path), loadNotices(path)]);
  const notice = notices.length === 0 ? null : <CorrectionNotice notices={notices} />;
  return <TodayPage initial={initial} askedSet={askedSet} markup={TODAY_MARKUP} notice={notice} />;
}
