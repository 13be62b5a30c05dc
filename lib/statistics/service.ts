import 'server-only';
import { addDays, startOfDay } from '@/lib/kernel/calendar';
import type { UserId } from '@/lib/kernel/ids';
import { type Page, toPage } from '@/lib/kernel/pagination';
import type { AttemptEntry, HistoryFilter, StatisticsFilter, StatisticsView } from './contract';
import * as store from './store';
import { viewEntry, viewStatistics } from './view';

/** The user whose statistics are requested. `timeZone`: zone for filter dates if the filter names none. */
interface Reader {
  userId: UserId;
  timeZone: string | null;
}

/** Converts a filter to the scope of the store. The scope includes all of the end date in the reader's time zone. */
function scopeOf(reader: Reader, { startDate, endDate, timezone, ...filters }: StatisticsFilter): store.Scope {
  const zone = timezone ?? reader.timeZone ?? 'UTC';
  return {
    userId: reader.userId,
    from: startDate ? startOfDay(startDate, zone) : null,
    until: endDate ? startOfDay(addDays(endDate, 1), zone) : null,
    filters,
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
