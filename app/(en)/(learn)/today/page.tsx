import type { Metadata } from 'next';
import { AssignedList } from '@/components/classes/assigned-list';
import { RunningRooms } from '@/components/classes/running-rooms';
import { CorrectionNotice } from '@/components/corrections/correction-notice';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { EnteredNotice } from '@/components/outcomes/entered-notice';
import { TODAY_MARKUP } from '@/components/today/today-markup';
import { TodayPage } from '@/components/today/today-page';
import { loadNotices } from '@/lib/attempts/notices/loader';
import { loadTodaysAssignments } from '@/lib/classes/assignments/loader';
import { loadRunningRooms } from '@/lib/classes/live-room/loader';
import { loadFreshlyEntered } from '@/lib/outcomes/loader';
import { loadPlan } from '@/lib/plan/loader';
import { pageTimeZone } from '@/lib/session/page-zone';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('today');
  return { title: t('title') };
}

/** `?set=` is the id of the set that a reminder mail links to. */
export default async function Page({ searchParams }: { searchParams: Promise<{ set?: string | string[] }> }) {
  const { set } = await searchParams;
  const askedSet = typeof set === 'string' ? set : null;
  const path = askedSet === null ? '/today' : `/today?set=${encodeURIComponent(askedSet)}`;
  const [initial, notices, assigned, rooms, entered, timeZone] = await Promise.all([
    loadPlan(path),
    loadNotices(path),
    loadTodaysAssignments(path),
    loadRunningRooms(path),
    loadFreshlyEntered(path),
    pageTimeZone(),
  ]);
  const notice = (
    <>
      {rooms.length === 0 ? null : <RunningRooms rooms={rooms} />}
      {notices.length === 0 ? null : <CorrectionNotice notices={notices} />}
      {entered.length === 0 ? null : <EnteredNotice entered={entered} />}
      {assigned.length === 0 ? null : <AssignedList assigned={assigned} timeZone={timeZone} />}
    </>
  );
  return (
    <Messages of={['plan', 'sections', 'start', 'today']}>
      <TodayPage initial={initial} askedSet={askedSet} markup={TODAY_MARKUP} notice={notice} />
    </Messages>
  );
}
