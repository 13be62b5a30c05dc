import { isTimeZone } from '@/lib/kernel/calendar';
import {
  BROWSERS,
  CLIENT_SESSION_ID,
  DEVICE_HEADERS,
  DEVICE_TYPES,
  type Device,
  describeAgent,
  OPERATING_SYSTEMS,
} from '@/lib/kernel/device';
import type { HeaderReader } from '@/lib/kernel/route';

export const UNKNOWN_COUNTRY = 'Unknown';

/** Parses visits from request headers. Headers are untrusted, so a malformed value counts as missing. */

export interface Visit extends Device {
  sessionId: string;
  userId: string | null;
  /** Address of the client as seen by the proxy in front of this server; empty if unknown. */
  address: string;
  /** Two-letter country code from a trusted header; null if there is none. */
  country: string | null;
  screen: string;
  timezone: string;
  at: Date;
}

interface Seen {
  headers: HeaderReader;
  /** Session id from a header of an API request or the cookie of a page request. */
  sessionId: string | null | undefined;
  userId: string | null;
  /** Lower-case name of the header in which a trusted CDN sends the country. */
  countryHeader: string | undefined;
  at: Date;
}

const SCREEN = /^[1-9]\d{1,4}x[1-9]\d{1,4}$/;
const MAX_TIMEZONE = 40;
const MAX_SCREEN = 20;
const COUNTRY = /^[A-Z]{2}$/;
/**
 * Codes that stand for an unknown country. XX and T1 (Tor) are Cloudflare's; ZZ is reserved in ISO 3166 for private
 * use.
 */
const NO_COUNTRY = new Set(['XX', 'T1', 'ZZ']);
const BOT = /(?<!cu)bots?\b|crawl|spider|slurp|lighthouse|preview|monitor/i;
const MAX_AGENT = 1000;

/**
 * True for crawlers and monitors, which run the pages' scripts with a new session each time, and for clients without a
 * user agent. False for other programs that send a session id, which count like browsers.
 */
export const isBot = (agent: string): boolean => agent === '' || agent.length > MAX_AGENT || BOT.test(agent);

/** True if the browser sends Do Not Track or Global Privacy Control. Nothing about such a visit is stored. */
const refusesTracking = (headers: HeaderReader): boolean =>
  headers.get('dnt')?.trim() === '1' || headers.get('sec-gpc')?.trim() === '1';

/**
 * Returns the data that may be stored about a request. Returns null if none may be stored, or if the request has no
 * session id.
 */
export function readVisit({ headers, sessionId, userId, countryHeader, at }: Seen): Visit | null {
  if (!sessionId || !CLIENT_SESSION_ID.test(sessionId) || refusesTracking(headers)) return null;
  const agent = headers.get('user-agent') ?? '';
  if (isBot(agent)) return null;
  return {
    sessionId: sessionId.toLowerCase(),
    userId,
    address: headers.get('x-coldpass-client-address') ?? '',
    country: countryHeader ? readCountry(headers.get(countryHeader)) : null,
    ...readDevice(headers, agent),
    screen: matching(headers.get(DEVICE_HEADERS.screenResolution), SCREEN),
    // Stryker disable next-line StringLiteral: Neither string is a time zone.
    timezone: readTimeZone(headers.get(DEVICE_HEADERS.timezone) ?? ''),
    at,
  };
}

function readDevice(headers: HeaderReader, agent: string): Device {
  const guessed = describeAgent(agent, false);
  return {
    deviceType: oneOf(DEVICE_TYPES, headers.get(DEVICE_HEADERS.deviceType)) ?? guessed.deviceType,
    browser: oneOf(BROWSERS, headers.get(DEVICE_HEADERS.browser)) ?? guessed.browser,
    operatingSystem: oneOf(OPERATING_SYSTEMS, headers.get(DEVICE_HEADERS.operatingSystem)) ?? guessed.operatingSystem,
  };
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

// Stryker disable next-line ConditionalExpression,EqualityOperator: No time zone has a name of more than 32 letters.
const readTimeZone = (value: string): string => (value.length <= MAX_TIMEZONE && isTimeZone(value) ? value : '');

const matching = (value: string | null, pattern: RegExp): string =>
  // Stryker disable next-line ConditionalExpression,EqualityOperator: The pattern matches neither null nor a text of more than 11 letters.
  value && value.length <= MAX_SCREEN && pattern.test(value) ? value : '';

function readCountry(value: string | null): string | null {
  // Stryker disable next-line StringLiteral: Neither string consists of two capitals.
  const code = value?.trim().toUpperCase() ?? '';
  return COUNTRY.test(code) && !NO_COUNTRY.has(code) ? code : null;
}

/** Changes of a session that are not in the database yet. */
export interface PendingSession extends Omit<Visit, 'at'> {
  requestCount: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export const toPending = ({ at, ...visit }: Visit): PendingSession => ({
  requestCount: 1,
  firstSeenAt: at,
  lastSeenAt: at,
  ...visit,
});

/**
 * Merges a later visit into an earlier one. Missing values never replace known ones: a request for a page contains no
 * screen, and a visitor has no account.
 */
export function merge(before: PendingSession, after: PendingSession): PendingSession {
  const device = saysDevice(after) || !saysDevice(before) ? after : before;
  return {
    sessionId: before.sessionId,
    userId: after.userId ?? before.userId,
    address: after.address || before.address,
    country: after.address ? after.country : before.country,
    deviceType: device.deviceType,
    browser: device.browser,
    operatingSystem: device.operatingSystem,
    screen: device.screen,
    timezone: device.timezone,
    requestCount: before.requestCount + after.requestCount,
    firstSeenAt: new Date(Math.min(Number(before.firstSeenAt), Number(after.firstSeenAt))),
    lastSeenAt: new Date(Math.max(Number(before.lastSeenAt), Number(after.lastSeenAt))),
  };
}

/** True for API requests, which send the screen or time zone. Page requests have only a user agent. */
const saysDevice = (session: PendingSession): boolean => session.screen !== '' || session.timezone !== '';
