const PRINTED = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date as "November 21, 2026". */
export const dayInWords = (day: string): string => PRINTED.format(new Date(`${day}T00:00:00Z`));

/** Date (YYYY-MM-DD), shown as "November 21, 2026". */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {dayInWords(day)}
    </time>
  );
}
