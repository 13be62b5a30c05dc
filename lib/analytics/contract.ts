import { TEST_TYPES } from '@/lib/kernel/exam';
import { MAX_INTEGER } from '@/lib/kernel/integer';
import { pageOf, pageQuery } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { CLEANUP_DAYS, HIGH_ACTIVITY_THRESHOLD, SHARES, TREND_DAYS } from './rules';

const count = z.number().int();
/** Percentage with one decimal. */
const rate = z.number();
const instant = z.iso.datetime();
const day = z.iso.date();

const sessionView = z.object({
  sessionId: z.uuid(),
  userId: z.uuid().nullable(),
  ipAddress: z.string(),
  /** English name of the country, or Unknown. */
  country: z.string(),
  deviceType: z.string(),
  browser: z.string(),
  operatingSystem: z.string(),
  screen: z.string(),
  timezone: z.string(),
  isAuthenticated: z.boolean(),
  requestCount: count,
  firstSeen: instant,
  lastSeen: instant,
});
export type SessionView = z.infer<typeof sessionView>;

const countryStat = z.object({ country: z.string(), sessionCount: count });
export type CountryStat = z.infer<typeof countryStat>;

const deviceBreakdown = z.object({
  desktopPercent: rate,
  mobilePercent: rate,
  tabletPercent: rate,
  chromePercent: rate,
  firefoxPercent: rate,
  safariPercent: rate,
  edgePercent: rate,
  otherBrowserPercent: rate,
});
export type DeviceBreakdown = z.infer<typeof deviceBreakdown>;

const authFunnel = z.object({
  totalSessions: count,
  authenticatedSessions: count,
  authenticationRate: rate,
  registeredUsers: count,
  registrationRate: rate,
});
export type AuthFunnel = z.infer<typeof authFunnel>;

const dashboardView = z.object({
  basicStats: z.object({
    totalSessions: count,
    authenticatedSessions: count,
    authenticationRate: rate,
    avgRequestCount: z.number(),
  }),
  recentSessions: z.array(sessionView),
  topCountries: z.array(countryStat),
  deviceBreakdown,
  authFunnel,
});
export type DashboardView = z.infer<typeof dashboardView>;

const activity = z.object({
  /** Number of sessions seen in the period. */
  sessions: count,
  /** Number of sessions that began in the period. */
  newSessions: count,
  requests: count,
  signUps: count,
  testsStarted: count,
  /** Number of tests that were started in the period and are finished now. */
  testsFinished: count,
});
export type Activity = z.infer<typeof activity>;

const period = z.object({ from: day, to: day, totals: activity });

const trendsView = z.object({
  days: z.number().int(),
  current: period,
  previous: period,
  /** One entry per UTC day of the current period, oldest first. */
  daily: z.array(activity.omit({ requests: true }).extend({ day })),
  modes: z.array(z.object({ testType: z.enum(TEST_TYPES), started: count, finished: count })),
  /** Unfinished tests that were started in the current period, grouped by the share of answered questions. */
  abandoned: z.array(z.object({ testType: z.enum(TEST_TYPES), answered: z.enum(SHARES), tests: count })),
});
export type TrendsView = z.infer<typeof trendsView>;

const DEFAULT_TREND_DAYS = '30';
const LIST_SIZE = 20;
const ipAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const getDashboard = {
  summary: 'Dashboard figures over all time',
  data: dashboardView,
};

export const getTrends = {
  summary: 'Sessions, sign-ups and tests by day, compared with the period before',
  query: z.strictObject({
    days: z
      .enum(TREND_DAYS.map(String))
      .default(DEFAULT_TREND_DAYS)
      .transform((days) => Number(days)),
  }),
  data: trendsView,
};

export const listUserSessions = {
  summary: 'Sessions in which a user signed in, last seen first',
  params: z.strictObject({ id: z.uuid() }),
  query: pageQuery(LIST_SIZE),
  data: pageOf(sessionView),
};

export const listAddressSessions = {
  summary: 'Sessions last seen from an address, or from a network such as 192.0.2.0/24',
  params: z.strictObject({ ip: ipAddress }),
  query: pageQuery(LIST_SIZE),
  data: pageOf(sessionView),
};

export const listBusySessions = {
  summary: 'Sessions with at least as many requests as the threshold, most first',
  query: pageQuery(LIST_SIZE).extend({
    threshold: z.coerce.number().int().min(1).max(MAX_INTEGER).default(HIGH_ACTIVITY_THRESHOLD),
  }),
  data: pageOf(sessionView),
};

export const listAddresses = {
  summary: 'Addresses from which sessions were last seen, most sessions first',
  query: pageQuery(LIST_SIZE),
  data: pageOf(z.object({ ipAddress: z.string(), sessionCount: count, lastSeen: instant })),
};

export const listCountries = {
  summary: 'Every country with its sessions over all time, most first',
  data: z.array(countryStat),
};

export const cleanUpSessions = {
  summary: 'Remove sessions that were idle for the given number of days; totals stay',
  query: z.strictObject({ daysOld: z.coerce.number().int().min(1).max(3650).default(CLEANUP_DAYS) }),
  data: z.object({ removed: count, daysOld: count, before: instant }),
};

export const getSession = {
  summary: 'One session',
  params: z.strictObject({ id: z.uuid() }),
  data: sessionView,
};
