import type { AnswerOutcome, AttemptResult, AttemptView } from '@/lib/attempts/contract';
import { answerQuestion, finishTest, startTest } from '@/lib/attempts/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { backoffMs, NO_ANSWER, TIMEOUT_MS, withTimeout } from '@/lib/browser/api/waits';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { MAX_AGE_MS } from '@/lib/kernel/time';
import { dropDelivered, forgetDelivered, putBackDelivered, rememberDelivered } from './delivered-steps';
import { isOnlyInMemory, keepWhatFits } from './device-memory';
import {
  attemptOf,
  deviceId,
  dropEvent,
  keepEvent,
  keyOf,
  nextSequence,
  OUTBOX_PREFIX,
  type OutboxEvent,
  readEvent,
  type StoredEvent,
  sequenceOf,
  waitingFor,
} from './outbox-events';
import { forgetRefusals, noteRefusal, withdrawRefusal } from './refusals';

export type Delivered =
  | { kind: 'start'; attemptId: string; answer: AttemptView }
  | { kind: 'answer'; attemptId: string; questionId: number; answer: AnswerOutcome }
  | { kind: 'finish'; attemptId: string; answer: AttemptResult }
  | { kind: 'refused'; event: OutboxEvent; error: CallError };

export type SavingState = 'saved' | 'waiting' | 'unavailable';

// Stryker disable next-line StringLiteral: Any name that all tabs share works.
const LOCK = 'coldpass.outbox';
const BACKOFF = { firstMs: 1000, mostMs: 15_000, jitter: 0.5 };
/**
 * The maximum timeout. The connection may be very slow, so each timeout is twice as long as the one before, up to this
 * limit.
 */
const MAX_TIMEOUT_MS = 240_000;

const stateListeners = new Set<() => void>();
const deliveryListeners = new Set<(delivered: Delivered) => void>();
/**
 * Maps each test that was resent to the key of the last step that was waiting at that time. If the server refuses that
 * step or an earlier one again, the refusal is final.
 */
const resent = new Map<string, string>();

/**
 * Stores an event on this device and starts sending. Returns false if nobody is signed in, or if local storage refused
 * the event. In the second case the event is in this page's memory until it is sent.
 */
export function addToOutbox(event: OutboxEvent): boolean {
  const user = userOf(accessToken());
  if (!user) return false;
  const isKept = keepEvent(keyOf(nextSequence()), {
    userId: user.id,
    event,
    wallMs: Date.now(),
    steadyMs: performance.now(),
    origin: performance.timeOrigin,
  });
  announce();
  void flushOutbox();
  return isKept;
}

const waitingKeys = (): string[] => waitingFor(userOf(accessToken())?.id);

export function savingState(): SavingState {
  const waiting = waitingKeys();
  if (waiting.some(isOnlyInMemory)) return 'unavailable';
  return waiting.length > 0 ? 'waiting' : 'saved';
}

/**
 * True if waiting steps cannot be sent now because there is no network or the last request failed. False while a slow
 * request is running.
 */
export const isStalled = (): boolean => waitingKeys().length > 0 && (!navigator.onLine || hasFailed);

/** True while a step of this attempt is unsent. */
export const isWaiting = (attemptId: string): boolean =>
  waitingKeys().some((key) => {
    // Stryker disable next-line OptionalChaining: `waitingKeys()` lists only entries that can be read.
    const event = readEvent(key)?.event;
    // Stryker disable next-line ConditionalExpression: `waitingKeys()` lists only entries that can be read.
    return event !== undefined && attemptOf(event) === attemptId;
  });

function announce(): void {
  for (const listener of stateListeners) listener();
}

export function onSavingStateChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(OUTBOX_PREFIX)) listener();
  };
  stateListeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stateListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Calls the listener with the server's response to each event that this tab delivers. Returns a function that removes
 * the listener.
 */
export function onDelivered(listener: (delivered: Delivered) => void): () => void {
  deliveryListeners.add(listener);
  return () => deliveryListeners.delete(listener);
}

/** Drops the signed-in user's waiting events, because the account no longer exists. */
export function discardOutbox(): void {
  for (const key of waitingKeys()) dropEvent(key);
  forgetSettled();
  announce();
}

/** Drops every step of a test that its user has deleted, because resending one would create the test again. */
export function discardSteps(attemptId: string): void {
  for (const key of waitingKeys()) {
    const event = readEvent(key)?.event;
    if (event && attemptOf(event) === attemptId) dropEvent(key);
  }
  dropDelivered(attemptId);
  announce();
}

/**
 * Deletes this user's delivered and refused steps at sign-out, except delivered steps of the attempt `inProgress` and
 * of attempts with unsent steps.
 */
export function forgetSettled(inProgress?: string): void {
  const userId = userOf(accessToken())?.id;
  // Stryker disable next-line ConditionalExpression: Only an entry that cannot be parsed has no user id.
  if (userId === undefined) return;
  forgetDelivered(userId, (attemptId) => attemptId === inProgress || isWaiting(attemptId));
  forgetRefusals(userId);
}

let hasFailed = false;
let flushing: Promise<void> | null = null;
let wakeUp: (() => void) | null = null;

/**
 * Sends all waiting events in order. Only one tab sends at a time. If the sender is waiting before a retry, it retries
 * at once.
 */
export function flushOutbox(): Promise<void> {
  wakeUp?.();
  flushing ??= exclusively(sendAll).finally(() => {
    flushing = null;
    // An event may have been added after the last check of `sendAll`.
    if (waitingKeys().length > 0 && accessToken()) setTimeout(() => void flushOutbox(), BACKOFF.firstMs);
  });
  return flushing;
}

const exclusively = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

async function sendAll(): Promise<void> {
  let failures = 0;
  let timeoutMs = TIMEOUT_MS;
  for (let key = waitingKeys()[0]; key !== undefined; key = waitingKeys()[0]) {
    const outcome = await deliver(key, timeoutMs);
    hasFailed = outcome === 'later' || outcome === 'unanswered';
    if (outcome === 'signed-out') return;
    if (outcome === 'resent') continue;
    if (outcome === 'unanswered') timeoutMs = Math.min(timeoutMs * 2, MAX_TIMEOUT_MS);
    if (hasFailed) {
      keepWhatFits();
      announce();
      await pause(backoffMs(BACKOFF, failures));
      failures += 1;
      continue;
    }
    failures = 0;
    dropEvent(key);
    announce();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      wakeUp = null;
      window.removeEventListener('online', end);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    wakeUp = end;
  });
}

type Outcome = 'done' | 'later' | 'unanswered' | 'signed-out' | 'resent';

async function deliver(key: string, timeoutMs: number): Promise<Outcome> {
  const stored = readEvent(key);
  // Stryker disable next-line BooleanLiteral,ConditionalExpression,StringLiteral: The caller has just read the entry of
  // this key.
  if (!stored) return 'done';
  try {
    const delivered = await withTimeout(timeoutMs, (signal) => send(stored, sequenceOf(key), signal));
    rememberDelivered(key, stored);
    withdrawRefusal(stored);
    tell(delivered);
    // Stryker disable next-line StringLiteral: `sendAll` compares only with the other outcomes.
    return 'done';
  } catch (error) {
    // Stryker disable next-line ConditionalExpression: Any other error has no refusal and no code, and is sent later anyway.
    if (!(error instanceof CallError)) return 'later';
    if (!error.isRefusal) return error.code === NO_ANSWER ? 'unanswered' : 'later';
    if (error.status === 401) return 'signed-out';
    if (error.status === 404 && resend(key, stored)) return 'resent';
    // The server will never accept this step, because the test was finished elsewhere or its time is up. The page shows
    // the refusal, and the test continues.
    // Stryker disable next-line StringLiteral: A person reads this text in the console.
    console.warn('Refused step:', error.message);
    // A test cannot be resent without its first step, the start.
    if (stored.event.kind === 'start') dropDelivered(attemptOf(stored.event));
    noteRefusal(stored, error);
    tell({ kind: 'refused', event: stored.event, error });
    // Stryker disable next-line StringLiteral: `sendAll` compares only with the other outcomes.
    return 'done';
  }
}

/**
 * Puts all delivered steps of a test that the server has lost back into the outbox, before the refused step `key`. Does
 * so only once for the steps that are waiting now. Returns false if the refusal of this step is final.
 */
function resend(key: string, { event, userId }: StoredEvent): boolean {
  const attemptId = attemptOf(event);
  // All sequence numbers have the same length, so the keys sort in numeric order.
  // Stryker disable next-line StringLiteral: Keys begin with `outbox:`, which sorts after either text.
  if (key <= (resent.get(attemptId) ?? '') || !putBackDelivered(attemptId, userId)) return false;
  resent.set(attemptId, waitingKeys().at(-1) ?? key);
  return true;
}

/** Calls the listeners and never throws, because an error in a page must not cause the event to be sent again. */
function tell(delivered: Delivered): void {
  for (const listener of deliveryListeners) {
    try {
      listener(delivered);
    } catch (error) {
      reportError(error);
    }
  }
}

async function send(
  { event, userId, ...when }: StoredEvent,
  sequence: number,
  signal: AbortSignal,
): Promise<Delivered> {
  const ageMs = ageOf(when);
  const once = { attempts: 1, person: userId, isEnveloped: true, signal };
  if (event.kind === 'start') {
    const answer = await call(startTest, { body: { ...event.body, ageMs } }, once);
    return { kind: 'start', attemptId: event.body.attemptId, answer };
  }
  if (event.kind === 'answer') {
    const { attemptId, questionId } = event.body;
    const answer = await call(answerQuestion, { body: { ...event.body, ageMs, sequence, deviceId: deviceId() } }, once);
    return { kind: 'answer', attemptId, questionId, answer };
  }
  const answer = await call(
    finishTest,
    {
      params: { id: event.attemptId },
      body: { ageMs, durationSeconds: event.durationSeconds, language: event.language },
    },
    once,
  );
  return { kind: 'finish', attemptId: event.attemptId, answer };
}

/**
 * Returns the age of an event in milliseconds: by the monotonic clock while the page that stored it is open, by the
 * wall clock after a reload. The age is 0 if the clock was set back.
 */
function ageOf({ wallMs, steadyMs, origin }: Omit<StoredEvent, 'event' | 'userId'>): number {
  const age = origin === performance.timeOrigin ? performance.now() - steadyMs : Date.now() - wallMs;
  return Math.round(Math.min(Math.max(age, 0), MAX_AGE_MS));
}
