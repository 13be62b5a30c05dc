const MINUTE_MS = 60_000;

/** Waits between tries, the last one again and again until the letter expires. A greylisting server lets the second or third in. */
const WAITS_MS = [5_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** A try that has not ended after this is broken off. */
export const TRY_MS = 60_000;
/** When a try counts as lost with the process that made it: longer than any try can take. */
export const LEASE_MS = 90_000;

/**
 * SMTP's own word that this letter will never be taken: its recipient or its content is refused. Whatever is refused before
 * that, the login or the sender, is about this installation, and its operator may mend it before the letter expires.
 */
export const isFinal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
};

/** When to try again after `tries` failures; null when the letter would come too late to be of use. */
export function nextTry({ tries, expiresAt, now }: { tries: number; expiresAt: Date; now: Date }): Date | null {
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const at = new Date(now.getTime() + wait);
  return at < expiresAt ? at : null;
}
