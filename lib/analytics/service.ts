import 'server-only';
import { canonicalAddress } from '@/lib/kernel/address';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { CountryStat, DashboardView, SessionView } from './contract';
import { RECENT_SESSIONS } from './rules';
import type { SessionRow, Slice } from './store';
import * as store from './store';
import { viewCountries, viewDashboard, viewSession } from './view';

export async function getDashboard(): Promise<DashboardView> {
  const [totals, recent, users] = await Promise.all([
    store.listTotals(),
    store.listRecentSessions(RECENT_SESSIONS),
    store.countUsers(),
  ]);
  return viewDashboard({ totals, recent, users });
}

/** Returns the session with this id. Throws `NOT_FOUND`. */
export async function getSession(id: string): Promise<SessionView> {
  const session = await store.findSession(id);
  if (!session) throw new Problem('NOT_FOUND', 'There is no such session');
  return viewSession(session);
}

type Found = Promise<{ rows: SessionRow[]; totalItems: number }>;

async function toSessionPage(found: Found, { page, size }: Slice): Promise<Page<SessionView>> {
  const { rows, totalItems } = await found;
  return toPage(rows.map(viewSession), { page, size, totalItems });
}

export const listUserSessions = (userId: string, slice: Slice) =>
  toSessionPage(store.listUserSessions(userId, slice), slice);

/** Lists the sessions of an address. The address may be in any notation, or shortened as in the lists. */
export const listAddressSessions = (ip: string, slice: Slice) =>
  toSessionPage(store.listAddressSessions(ip.includes('/') ? ip.toLowerCase() : canonicalAddress(ip), slice), slice);

export const listBusySessions = (threshold: number, slice: Slice) =>
  toSessionPage(store.listBusySessions(threshold, slice), slice);

export async function listAddresses({ page, size }: Slice) {
  const { rows, totalItems } = await store.listAddresses({ page, size });
  const items = rows.map(({ lastSeenAt, ...row }) => ({ ...row, lastSeen: lastSeenAt.toISOString() }));
  return toPage(items, { page, size, totalItems });
}

export async function listCountries(): Promise<CountryStat[]> {
  return viewCountries(await store.listTotals());
}
