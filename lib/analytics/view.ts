import { BROWSERS } from '@/lib/kernel/device';
import { UNKNOWN_COUNTRY } from '@/lib/visits/rules';
import type { AuthFunnel, CountryStat, DashboardView, DeviceBreakdown, SessionView } from './contract';
import { percent, TOP_COUNTRIES } from './rules';
import type { SessionRow, TotalRow } from './store';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Matches region codes that `Intl` accepts. `Intl` throws for other texts, which old rows may contain. */
const REGION = /^(?:[a-z]{2}|\d{3})$/i;

/** Returns the English name of a country. */
const countryName = (code: string): string =>
  REGION.test(code) ? (names.of(code.toUpperCase()) ?? UNKNOWN_COUNTRY) : UNKNOWN_COUNTRY;

export const viewSession = (row: SessionRow): SessionView => ({
  sessionId: row.id,
  userId: row.userId,
  ipAddress: row.ipAddress,
  country: countryName(row.country),
  deviceType: row.deviceType,
  browser: row.browser,
  operatingSystem: row.operatingSystem,
  screen: row.screen,
  timezone: row.timezone,
  isAuthenticated: row.isAuthenticated,
  requestCount: row.requestCount,
  firstSeen: row.firstSeenAt.toISOString(),
  lastSeen: row.lastSeenAt.toISOString(),
});

/** Sorts the countries by sessions, most first. */
export const viewCountries = (totals: readonly TotalRow[]): CountryStat[] =>
  totals
    .filter((total) => total.kind === 'country')
    .map((total) => ({ country: countryName(total.key), sessionCount: total.sessions }))
    .sort((one, other) => other.sessionCount - one.sessionCount || one.country.localeCompare(other.country));

/**
 * Returns a percentage, at most 100. The limit is needed because there can be more accounts than sessions: several
 * people may sign up in one browser.
 */
const share = (part: number, whole: number): number => Math.min(100, percent(part, whole));

interface Figures {
  totals: readonly TotalRow[];
  recent: readonly SessionRow[];
  users: number;
}

export function viewDashboard({ totals, recent, users }: Figures): DashboardView {
  const { sessions = 0, authenticated = 0, requests = 0 } = totals.find((total) => total.kind === 'all') ?? {};
  const shared = {
    totalSessions: sessions,
    authenticatedSessions: authenticated,
    authenticationRate: percent(authenticated, sessions),
  };
  const authFunnel: AuthFunnel = { ...shared, registeredUsers: users, registrationRate: share(users, sessions) };
  return {
    basicStats: { ...shared, avgRequestCount: sessions === 0 ? 0 : Math.round((requests / sessions) * 10) / 10 },
    recentSessions: recent.map(viewSession),
    topCountries: viewCountries(totals).slice(0, TOP_COUNTRIES),
    deviceBreakdown: viewDevices(totals, sessions),
    authFunnel,
  };
}

function viewDevices(totals: readonly TotalRow[], sessions: number): DeviceBreakdown {
  const share = (kind: string, isCounted: (key: string) => boolean) => {
    const counted = totals.filter((total) => total.kind === kind && isCounted(total.key));
    return percent(
      counted.reduce((sum, total) => sum + total.sessions, 0),
      sessions,
    );
  };
  const device = (type: string) => share('device', (key) => key === type);
  const browser = (name: string) => share('browser', (key) => key === name);
  const named = new Set<string>(BROWSERS.filter((name) => name !== 'Other'));
  return {
    desktopPercent: device('desktop'),
    mobilePercent: device('mobile'),
    tabletPercent: device('tablet'),
    chromePercent: browser('Chrome'),
    firefoxPercent: browser('Firefox'),
    safariPercent: browser('Safari'),
    edgePercent: browser('Edge'),
    otherBrowserPercent: share('browser', (key) => !named.has(key)),
  };
}
