import type { z } from 'zod';
import type * as contract from '@/lib/attempts/contract';
import type { Language } from '@/lib/kernel/language';
import { drop, keep, keysWith, recall } from './device-memory';

/** A step of a test, stored on the device until the server acknowledges it. */
export type OutboxEvent =
  | { kind: 'start'; body: Omit<z.input<typeof contract.startTest.body>, 'ageMs'> & { attemptId: string } }
  | { kind: 'answer'; body: Omit<z.input<typeof contract.answerQuestion.body>, 'ageMs' | 'sequence' | 'deviceId'> }
  | { kind: 'finish'; attemptId: string; durationSeconds?: number; language?: Language };

export interface StoredEvent {
  userId: string;
  event: OutboxEvent;
  /**
   * Times of the event. `wallMs`: by the wall clock. `steadyMs`: milliseconds since the page load `origin`
   * (`performance.timeOrigin`).
   */
  wallMs: number;
  steadyMs: number;
  origin: number;
}

/**
 * Prefix of the storage keys of events. Each event is a separate entry, so that two tabs cannot overwrite each other's
 * events.
 */
export const OUTBOX_PREFIX = 'outbox:';
export const SEQUENCE_KEY = 'outboxSequence';
export const DEVICE_KEY = 'outboxDevice';

export const attemptOf = (event: OutboxEvent): string =>
  event.kind === 'finish' ? event.attemptId : event.body.attemptId;

export const keyOf = (sequence: number): string => OUTBOX_PREFIX + String(sequence).padStart(16, '0');
export const sequenceOf = (key: string): number => Number(key.slice(OUTBOX_PREFIX.length));

/** Returns a sequence number greater than all earlier ones on this device, across reloads and tabs. */
export function nextSequence(): number {
  const last = Number(recall(SEQUENCE_KEY) ?? 0);
  const next = Math.max(last + 1, Date.now());
  keep(SEQUENCE_KEY, String(next));
  return next;
}

export function deviceId(): string {
  const known = recall(DEVICE_KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  keep(DEVICE_KEY, made);
  return made;
}

/** Stores an event. Returns false if local storage refused it; the event is then only in this page's memory. */
export const keepEvent = (key: string, stored: StoredEvent): boolean => keep(key, JSON.stringify(stored));

export function readEvent(key: string): StoredEvent | null {
  try {
    return JSON.parse(recall(key) ?? 'null') as StoredEvent | null;
  } catch {
    return null;
  }
}

export const dropEvent = drop;

/** Lists the keys of this user's unsent events, oldest first. */
export const waitingFor = (userId: string | undefined): string[] =>
  userId === undefined ? [] : keysWith(OUTBOX_PREFIX).filter((key) => readEvent(key)?.userId === userId);
