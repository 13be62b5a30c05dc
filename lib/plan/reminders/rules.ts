/** Rules for the time of a study day's mail. */

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
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  }).formatToParts(now);
  // Stryker disable next-line OptionalChaining,StringLiteral: The format has every part that is asked for, so the default is for the types.
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const date = `${of('year')}-${of('month')}-${of('day')}`;
  return { date, hour: Number(of('hour')), weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
}

/** Mails in a row without an answer after them; then none is sent until there is one. */
export const MOST_UNFOLLOWED = 3;
