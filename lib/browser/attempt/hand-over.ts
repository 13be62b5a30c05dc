import { handOverCards } from '@/lib/browser/cards/waiting';
import { handOverDrafts } from '@/lib/browser/session/drafts';
import { useCurrentAttempt } from './current-attempt';
import type { Story } from './delivered-steps';
import { keep, keysWith, recall } from './device-memory';
import { keepOneTap, knownOneTap } from './one-tap';
import { keepEvent, readEvent, waitingFor } from './outbox-events';

/**
 * Copies of keys in `delivered-steps.ts` and `refusals.ts`, because another export would add weight to every page for
 * learners; `claim-kept.alone.test.ts` checks that they agree.
 */
const DELIVERED = 'delivered:';
const REFUSED = 'refused:';

/** Rewrites the first person's entries below a prefix. */
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
 * Transfers tests, cards and drafts on this device from one person to another: the account that has taken in the first.
 * Delivered steps can be sent again by it, refusals are shown to it, and waiting steps are sent as its own.
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
