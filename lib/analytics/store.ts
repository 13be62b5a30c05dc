import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

const columns = {
  id: true,
  userId: true,
  isAuthenticated: true,
  ipAddress: true,
  country: true,
  deviceType: true,
  browser: true,
  operatingSystem: true,
  screen: true,
  timezone: true,
  requestCount: true,
  firstSeenAt: true,
  lastSeenAt: true,
} as const satisfies Prisma.AnalyticsSessionSelect;

export type SessionRow = Prisma.AnalyticsSessionGetPayload<{ select: typeof columns }>;

export interface TotalRow {
  kind: string;
  key: string;
  sessions: number;
  authenticated: number;
  requests: number;
}

export interface Slice {
  page: number;
  size: number;
}

const lastSeenFirst = [
  { lastSeenAt: 'desc' },
  { id: 'asc' },
] as const satisfies Prisma.AnalyticsSessionFindManyArgs['orderBy'];

/**
 * Returns the totals of sessions. Triggers update them, so there are only a few hundred rows for any number of
 * sessions.
 */
export const listTotals = (): Promise<TotalRow[]> =>
  db.$queryRaw<TotalRow[]>`
    SELECT kind, key, sessions::float8, authenticated::float8, requests::float8
    FROM analytics_totals WHERE kind IN ('all', 'country', 'device', 'browser') AND sessions > 0`;

/** Counts accounts with an email address. Device accounts are left out, because a script can create them. */
export const countUsers = (): Promise<number> => db.user.count({ where: { email: { not: null } } });

export const listRecentSessions = (limit: number): Promise<SessionRow[]> =>
  db.analyticsSession.findMany({ orderBy: [...lastSeenFirst], take: limit, select: columns });

export const findSession = (id: string): Promise<SessionRow | null> =>
  db.analyticsSession.findUnique({ where: { id }, select: columns });

async function listSlice(where: Prisma.AnalyticsSessionWhereInput, { page, size }: Slice) {
  const [rows, totalItems] = await Promise.all([
    db.analyticsSession.findMany({
      where,
      orderBy: [...lastSeenFirst],
      skip: page * size,
      take: size,
      select: columns,
    }),
    db.analyticsSession.count({ where }),
  ]);
  return { rows, totalItems };
}

export const listUserSessions = (userId: string, slice: Slice) => listSlice({ userId }, slice);

export const listAddressSessions = (ipAddress: string, slice: Slice) => listSlice({ ipAddress }, slice);

export async function listBusySessions(threshold: number, { page, size }: Slice) {
  const where = { requestCount: { gte: threshold } };
  const [rows, totalItems] = await Promise.all([
    db.analyticsSession.findMany({
      where,
      orderBy: [{ requestCount: 'desc' }, { id: 'asc' }],
      skip: page * size,
      take: size,
      select: columns,
    }),
    db.analyticsSession.count({ where }),
  ]);
  return { rows, totalItems };
}

export interface AddressRow {
  ipAddress: string;
  sessionCount: number;
  lastSeenAt: Date;
}

/**
 * Lists addresses with the number of their sessions. Counts with the index alone, and reads the sessions only for the
 * requested page.
 */
export async function listAddresses({ page, size }: Slice): Promise<{ rows: AddressRow[]; totalItems: number }> {
  const [rows, totals] = await Promise.all([
    db.$queryRaw<AddressRow[]>`
      SELECT counted.ip_address AS "ipAddress", counted.sessions AS "sessionCount", (
        SELECT max(last_seen_at) FROM analytics_sessions s WHERE s.ip_address = counted.ip_address) AS "lastSeenAt"
      FROM (SELECT ip_address, count(*)::int AS sessions FROM analytics_sessions WHERE ip_address <> ''
        GROUP BY ip_address ORDER BY 2 DESC, 1 LIMIT ${size} OFFSET ${page * size}) AS counted
      ORDER BY 2 DESC, 1`,
    db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (
        SELECT ip_address FROM analytics_sessions WHERE ip_address <> '' GROUP BY ip_address) AS addresses`,
  ]);
  return { rows, totalItems: totals[0]?.count ?? 0 };
}
