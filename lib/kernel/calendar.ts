/** Calendar days in a person's own time zone. A date is `YYYY-MM-DD`; a zone is a name from the IANA database. */

const HOUR_MS = 3_600_000;
/**
 * Upper bound of the hours between local midnight and midnight in UTC, in milliseconds. Zones range from UTC-12 to
 * UTC+14.
 */
const FARTHEST_ZONE_MS = 15 * HOUR_MS;

/**
 * Maximum number of names in the cache below. It exceeds the number of time zones, and is needed because clients can
 * send any name.
 */
const MAX_CHECKED = 2_000;
const checked = new Map<string, boolean>();

/**
 * True for the name of an IANA time zone. Refuses offsets such as "+05:30", because they ignore daylight saving time.
 * Caches results, because a check takes 50 microseconds and every request from a browser contains a name.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,40}$/.test(name)) return false;
  const known = checked.get(name);
  if (known !== undefined) return known;
  if (checked.size >= MAX_CHECKED) checked.clear();
  const exists = canFormat(name);
  checked.set(name, exists);
  return exists;
}

function canFormat(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** True for an existing date in the form YYYY-MM-DD. "2026-02-30" is refused. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

let cached: { timeZone: string; write: (instantMs: number) => string } | undefined;

/**
 * Returns a function that formats instants (milliseconds since 1970) as dates in the zone. Caches the last function,
 * because creating one takes longer than formatting many dates. Uses the Swedish locale, which formats dates as ISO
 * 8601.
 */
export function dateWriter(timeZone: string): (instantMs: number) => string {
  if (cached?.timeZone !== timeZone) {
    cached = { timeZone, write: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format };
  }
  return cached.write;
}

export const dateIn = (timeZone: string, instant: Date): string => dateWriter(timeZone)(instant.getTime());

export function addDays(date: string, days: number): string {
  const shifted = new Date(`${date}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}

/**
 * Returns the first instant of a date in the zone. Searches for this instant, because where clocks change at midnight,
 * a day can begin at 01:00 or contain midnight twice.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const dateAt = dateWriter(timeZone);
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  let beforeMs = midnightMs - FARTHEST_ZONE_MS;
  let atOrAfterMs = midnightMs + FARTHEST_ZONE_MS;
  while (atOrAfterMs - beforeMs > 1000) {
    const middleMs = Math.floor((beforeMs + atOrAfterMs) / 2000) * 1000;
    if (dateAt(middleMs) < date) beforeMs = middleMs;
    else atOrAfterMs = middleMs;
  }
  return new Date(atOrAfterMs);
}

export interface LocalTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 to 23. */
  hour: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** Returns the local date and time in the zone. */
export function localTime(timeZone: string, now: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  // Stryker disable next-line OptionalChaining,StringLiteral: The format has every part that is asked for, so the default is for the types.
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const date = `${of('year')}-${of('month')}-${of('day')}`;
  return { date, hour: Number(of('hour')), weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
}
