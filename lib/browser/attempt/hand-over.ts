import { handOverCards } from '@/lib/browser/cards/waiting';
import { handOverDrafts } from '@/lib/browser/session/drafts';
import { useCurrentAttempt } from './current-attempt';
import type { Story } from './delivered-steps';
import { keep, keysWith, recall } from './device-memory';
import { keepOneTap, knownOneTap } from './one-tap';
import { keepEvent, readEvent, waitingFor } from './outbox-events';

/** As in `delivered-steps.ts` and `refusals.ts`: an export more weighs on every page for learners, and `claim-kept.alone.test.ts` holds them together. */
const DELIVERED = 'delivered:';
const REFUSED = 'refused:';

/** Rewrites what is kept below a prefix and is the first one's. */
function rewrite<Kept extends { userId: string }>(prefix: string, from: string, change: (kept: Kept) => Kept): void {
  for (const key of keysWith(prefix)) {
    const kept = parse<Kept>(recall(key));
    if (kept?.userId === from) keep(key, JSON.stringify(change(kept)));
  }
}

function parse<Kept>(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/**
 * What this device keeps of the tests, cards and drafts of one person is another's from now on: the account that has taken the first one in.
 * What was delivered is told again by it where it has to be, what was refused is said to it, and what waits goes out as its own.
 */
export async function handOver(from: string, to: string): Promise<void> {
  await useCurrentAttempt.persist.rehydrate();
  const { attempt } = useCurrentAttempt.getState();
  if (attempt?.userId === from) useCurrentAttempt.setState({ attempt: { ...attempt, userId: to } });
  rewrite<Story>(DELIVERED, from, ({ steps }) => ({
    userId: to,
    steps: Object.fromEntries(Object.entries(steps).map(([at, step]) => [at, { ...step, userId: to }])),
  }));
  rewrite(REFUSED, from, (refusal) => ({ ...refusal, userId: to }));
  for (const key of waitingFor(from)) {
    const stored = readEvent(key);
    if (stored) keepEvent(key, { ...stored, userId: to });
  }
  handOverCards(from, to);
  handOverDrafts(from, to);
  const oneTap = knownOneTap(from);
  if (oneTap !== null) keepOneTap(to, oneTap);
}
