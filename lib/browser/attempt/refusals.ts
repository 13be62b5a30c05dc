import type { CallError } from '@/lib/browser/api/call-error';
import { MAX_AGE_MS } from '@/lib/kernel/time';
import { drop, keep, keysWith, recall } from './device-memory';
import { attemptOf, type StoredEvent } from './outbox-events';

/**
 * An answer that the server refused permanently. It is stored so that the page does not say that the answer was saved.
 */
interface Refusal {
  userId: string;
  reason: string;
  /**
   * Ids of the questions whose answers were refused. A question counts once, even if its answer was changed and sent
   * several times.
   */
  questionIds?: number[];
  /** Number of refused answers. Only older versions of the product stored this field. */
  answers?: number;
  wallMs: number;
}

const PREFIX = 'refused:';

const REASONS: Record<string, string> = {
  ATTEMPT_FINISHED: 'This test was already finished, here or on another device, so later answers do not count.',
  TIME_IS_UP: 'The time for this exam was up before the answer reached the server, so it does not count.',
  NOT_FOUND: 'The server no longer has this test, so its answers do not count. Start a new one to go on.',
};

const read = (key: string): Refusal | null => {
  try {
    return JSON.parse(recall(key) ?? 'null') as Refusal | null;
  } catch {
    return null;
  }
};

/**
 * Stores a refusal. If a refusal is already stored for the test, its reason stays, because later refusals result from
 * the first one.
 */
export function noteRefusal({ userId, event }: StoredEvent, error: CallError): void {
  forgetOld();
  const key = PREFIX + attemptOf(event);
  const known = read(key);
  const reason =
    known?.reason ?? REASONS[error.code] ?? `The server did not take a step of this test: ${error.message}`;
  const questionIds = new Set(known?.questionIds);
  if (event.kind === 'answer') questionIds.add(event.body.questionId);
  keep(key, JSON.stringify({ userId, reason, questionIds: [...questionIds], wallMs: Date.now() } satisfies Refusal));
}

/** Removes the refusal of an answer if the server accepted a later answer to the same question. */
export function withdrawRefusal({ event }: StoredEvent): void {
  if (event.kind !== 'answer') return;
  const key = PREFIX + attemptOf(event);
  const known = read(key);
  const questionIds = known?.questionIds?.filter((id) => id !== event.body.questionId);
  if (questionIds?.length === 0) drop(key);
  else if (questionIds) keep(key, JSON.stringify({ ...known, questionIds }));
}

/** Describes how many answers of this test the server refused, and why. Null if it refused none. */
export function refusalOf(attemptId: string): string | null {
  const refusal = read(PREFIX + attemptId);
  if (!refusal) return null;
  const { questionIds, reason } = refusal;
  const answers = questionIds?.length ?? refusal.answers;
  if (answers === 0) return `This test was not saved. ${reason}`;
  return `${answers} ${answers === 1 ? 'answer was' : 'answers were'} not saved. ${reason}`;
}

export function forgetRefusals(userId: string): void {
  for (const key of keysWith(PREFIX)) if (read(key)?.userId === userId) drop(key);
}

function forgetOld(): void {
  for (const key of keysWith(PREFIX)) if (Date.now() - (read(key)?.wallMs ?? 0) > MAX_AGE_MS) drop(key);
}
