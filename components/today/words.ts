/** Formats a calendar date, which has no time zone, as "Friday, December 4". */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const questions = (number: number): string => counted(number, 'question', 'questions');
