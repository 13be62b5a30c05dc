const PRINTED = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** As "November 21, 2026". */
export const dayInWords = (day: string): string => PRINTED.format(new Date(`${day}T00:00:00Z`));

/** A day as YYYY-MM-DD, printed as "November 21, 2026". */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {dayInWords(day)}
    </time>
  );
}
