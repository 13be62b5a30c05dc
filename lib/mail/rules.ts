const MINUTE_MS = 60_000;

/** Waits between tries, the last one again and again until the letter expires. A greylisting server lets the second or third in. */
const WAITS_MS = [5_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** A try that has not ended after this is broken off. */
export const TRY_MS = 60_000;
/** When a try counts as lost with the process that made it: longer than any try can take. */
export const LEASE_MS = 90_000;

/** SMTP's own word that the same letter will never be taken; everything else is worth another try. */
export const isFinal = (error: unknown): boolean => {
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
};

/** When to try again after `tries` failures; null when the letter would come too late to be of use. */
export function nextTry({ tries, expiresAt, now }: { tries: number; expiresAt: Date; now: Date }): Date | null {
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const at = new Date(now.getTime() + wait);
  return at < expiresAt ? at : null;
}
