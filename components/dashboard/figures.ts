/** Number formats of the dashboard. */

const whole = new Intl.NumberFormat('en-US');
const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export const showCount = (count: number): string => whole.format(count);
export const showDecimal = (value: number): string => decimal.format(value);
export const showPercent = (value: number): string => `${decimal.format(value)}%`;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats "2026-11-21" as "Nov 21". */
export const showDay = (isoDay: string): string => day.format(new Date(isoDay));
