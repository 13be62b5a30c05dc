import type { CallError } from '@/lib/browser/api/call-error';
import { MAX_AGE_MS } from '@/lib/kernel/time';
import { drop, keep, keysWith, recall } from './device-memory';
import { attemptOf, type StoredEvent } from './outbox-events';

/**
 * An answer that the server refused permanently. It is stored so that the page does not claim that the answer was
 * saved.
 */
interface StoredRefusal {
  userId: string;
  /**
   * Error code of the server. Older versions of the product did not store it, and stored a whole sentence as reason.
   */
  code?: string;
  /** Message of the server, or a sentence of an older version. */
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

const read = (key: string): StoredRefusal | null => {
  try {
    return JSON.parse(recall(key) ?? 'null') as StoredRefusal | null;
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
  const { code, reason } = known ?? { code: error.code, reason: error.message };
  const questionIds = new Set(known?.questionIds);
  if (event.kind === 'answer') questionIds.add(event.body.questionId);
  keep(
    key,
    JSON.stringify({ userId, code, reason, questionIds: [...questionIds], wallMs: Date.now() } satisfies StoredRefusal),
  );
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

/** Answers of a test that the server refused. */
export interface Refusal {
  /** Number of answers; 0 if the server refused the test itself. */
  answers: number;
  /** Error code of the first refusal. Undefined if an older version of the product stored the refusal. */
  code: string | undefined;
  reason: string;
}

/** Returns the answers of this test that the server refused, as JSON of a `Refusal`. Null if it refused none. */
export function refusalOf(attemptId: string): string | null {
  const refusal = read(PREFIX + attemptId);
  if (!refusal) return null;
  const { questionIds, answers = 0, code, reason } = refusal;
  return JSON.stringify({ answers: questionIds?.length ?? answers, code, reason } satisfies Refusal);
}

export function forgetRefusals(userId: string): void {
  for (const key of keysWith(PREFIX)) if (read(key)?.userId === userId) drop(key);
}

function forgetOld(): void {
  for (const key of keysWith(PREFIX)) if (Date.now() - (read(key)?.wallMs ?? 0) > MAX_AGE_MS) drop(key);
}
