import { handOverCards } from '@/lib/browser/cards/waiting';
import { handOverDrafts } from '@/lib/browser/session/drafts';
import { useCurrentAttempt } from './current-attempt';
import type { Story } from './delivered-steps';
import { keep, keysWith, recall } from './device-memory';
import { keepOneTap, knownOneTap } from './one-tap';
import { keepEvent, readEvent, waitingFor } from './outbox-events';

/**
 * Copies of the key prefixes in `delivered-steps.ts` and `refusals.ts`. Exporting the originals would make every
 * learner's page larger. `claim-merged.alone.test.ts` checks that the copies match.
 */
const DELIVERED = 'delivered:';
const REFUSED = 'refused:';

/** Assigns all entries of the user `from` whose key starts with `prefix` to another user. */
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
 * Transfers tests, cards and drafts on this device from one user to another, after the first account was merged into
 * the second. The second user then sends the first user's unsent steps, sees the refused answers, and can send
 * delivered steps again if the server has lost them.
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
