/** When a study day's mail is due. */

export interface LocalTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 to 23. */
  hour: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** What calendar and clock on a wall in the zone show. */
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

/** After so many mails in a row that no answer followed, none is sent until there is one. */
export const MOST_UNFOLLOWED = 3;
