import 'server-only';
import { listSections } from '@/lib/bank/service';
import { noteOutage } from '@/lib/db/outage';
import { dateIn } from '@/lib/kernel/calendar';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Page } from '@/lib/kernel/pagination';
import { log } from '@/lib/log';
import { requirePageViewer } from '@/lib/session/page-viewer';
import { pageTimeZone } from '@/lib/session/page-zone';
import { readFilter, readListing, toHistoryQuery, toStatisticsQuery } from './address-rules';
import type { ConfidenceView } from './confidence/contract';
import { getConfidence } from './confidence/service';
import { type AttemptEntry, historyQuery, type StatisticsView, statisticsQuery } from './contract';
import type { SectionOption } from './filter-rules';
import { getStatistics, listHistory } from './service';
import type { TopicResult } from './topics/contract';
import { listTopics } from './topics/service';

export interface LoadedStatistics {
  timeZone: string;
  /** Today's date in the time zone `timeZone`. */
  today: string;
  /** Time of loading, in milliseconds since 1970. */
  loadedAt: number;
  /** Sections in display order. */
  sections: readonly SectionOption[];
  /** The query string of the page's URL, without `?`. */
  search: string;
  /** Null when loading failed; the page then requests the data itself. */
  view: { statistics: StatisticsView; history: Page<AttemptEntry> } | null;
  overall: { topics: TopicResult[]; confidence: ConfidenceView } | null;
}

/** Loads the first view of the statistics page for the filter in its URL. Redirects visitors. */
export async function loadStatistics(search: URLSearchParams): Promise<LoadedStatistics> {
  const address = search.size > 0 ? `/statistics?${search}` : '/statistics';
  const { userId } = await requirePageViewer(address);
  const timeZone = await pageTimeZone();
  const now = new Date();
  const place = { timeZone, today: dateIn(timeZone, now), loadedAt: now.getTime(), search: search.toString() };
  const reader = { userId, timeZone };
  let sections: LoadedStatistics['sections'] = SECTIONS;
  try {
    sections = (await listSections()).map(({ id, name }) => ({ id, name }));
    const filter = readFilter(search, place.today, sections);
    const [statistics, history, topics, confidence] = await Promise.all([
      getStatistics(reader, statisticsQuery.parse(toStatisticsQuery(filter, timeZone))),
      listHistory(reader, historyQuery.parse(toHistoryQuery(filter, readListing(search), timeZone))),
      listTopics(userId),
      getConfidence(userId),
    ]);
    return { ...place, sections, view: { statistics, history }, overall: { topics, confidence } };
  } catch (error) {
    if (!noteOutage(error)) log.error('statistics page not loaded', { error });
    return { ...place, sections, view: null, overall: null };
  }
}

/** Loads nothing, but requires a signed-in viewer, for the page that explains the numbers. Redirects visitors. */
export async function loadExplanationReader(): Promise<void> {
  await requirePageViewer('/statistics/how-it-is-worked-out');
}
