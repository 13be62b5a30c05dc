import 'server-only';
import { addDays, startOfDay } from '@/lib/kernel/calendar';
import { type Page, toPage } from '@/lib/kernel/page';
import type { AttemptEntry, HistoryFilter, StatisticsFilter, StatisticsView } from './contract';
import * as store from './store';
import { viewEntry, viewStatistics } from './view';

/** Whose statistics, and in which zone the filter's dates are meant when it names none itself. */
interface Reader {
  userId: string;
  timeZone: string | null;
}

/** Specification §9: the end date is extended to its 23:59:59, in the reader's own zone. */
function scopeOf(reader: Reader, filter: StatisticsFilter): store.Scope {
  const zone = filter.timezone ?? reader.timeZone ?? 'UTC';
  return {
    userId: reader.userId,
    from: filter.startDate ? startOfDay(filter.startDate, zone) : null,
    until: filter.endDate ? startOfDay(addDays(filter.endDate, 1), zone) : null,
    sectionIds: filter.sectionIds,
    testTypes: filter.testTypes,
    onlySuccessful: filter.onlySuccessful,
    onlyCompleted: filter.onlyCompleted,
  };
}

export async function getStatistics(reader: Reader, filter: StatisticsFilter): Promise<StatisticsView> {
  const scope = scopeOf(reader, filter);
  const [summary, bests, sections] = await Promise.all([
    store.readSummary(scope),
    store.readBests(scope),
    store.listSectionStats(scope),
  ]);
  return viewStatistics({ summary, bests, sections });
}

export async function listHistory(reader: Reader, filter: HistoryFilter): Promise<Page<AttemptEntry>> {
  const scope = scopeOf(reader, filter);
  const [rows, totalItems] = await Promise.all([store.listHistory(scope, filter), store.countHistory(scope)]);
  return toPage(rows.map(viewEntry), { page: filter.page, size: filter.size, totalItems });
}
