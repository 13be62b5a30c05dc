import type { z } from 'zod';
import type { AnswerOutcome, AttemptResult, AttemptView } from '@/lib/attempts/contract';
import { answerQuestion, finishTest, startTest } from '@/lib/attempts/contract';
import { call } from './call';
import { CallError } from './call-error';
import { userOf } from './token-claims';
import { accessToken } from './token-store';

/**
 * What happened in a test, kept on the device until the server has it. One local-storage entry an event: tabs can add at
 * the same moment without overwriting each other, and an event is on disk before the page says that it is saved.
 */
export type OutboxEvent =
  | { kind: 'start'; body: Omit<z.input<typeof startTest.body & {}>, 'ageMs'> & { attemptId: string } }
  | { kind: 'answer'; body: Omit<z.input<typeof answerQuestion.body & {}>, 'ageMs' | 'sequence' | 'deviceId'> }
  | { kind: 'finish'; attemptId: string };

interface Stored {
  userId: string;
  event: OutboxEvent;
  /** When it happened, by the wall clock and by the page's own steady clock. */
  wallMs: number;
  steadyMs: number;
  origin: number;
}

export type Delivered =
  | { kind: 'start'; attemptId: string; answer: AttemptView }
  | { kind: 'answer'; attemptId: string; questionId: number; answer: AnswerOutcome }
  | { kind: 'finish'; attemptId: string; answer: AttemptResult }
  | { kind: 'refused'; event: OutboxEvent; error: CallError };

export type SavingState = 'saved' | 'waiting' | 'unavailable';

const PREFIX = 'outbox:';
const SEQUENCE_KEY = 'outboxSequence';
const DEVICE_KEY = 'outboxDevice';
const LOCK = 'coldpass.outbox';
const MAX_AGE_MS = 30 * 86_400_000;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 15_000;

const stateListeners = new Set<() => void>();
const deliveryListeners = new Set<(delivered: Delivered) => void>();
let isStorageBroken = false;

/** Keeps an event on this device and sends it as soon as it can. False when it could not be kept. */
export function addToOutbox(event: OutboxEvent): boolean {
  const user = userOf(accessToken());
  if (!user) return false;
  const stored: Stored = {
    userId: user.id,
    event,
    wallMs: Date.now(),
    steadyMs: performance.now(),
    origin: performance.timeOrigin,
  };
  try {
    localStorage.setItem(PREFIX + String(nextSequence()).padStart(16, '0'), JSON.stringify(stored));
    isStorageBroken = false;
  } catch (error) {
    console.warn('This device cannot keep the answer:', error);
    isStorageBroken = true;
  }
  announce();
  void flushOutbox();
  return !isStorageBroken;
}

/** Grows from one event to the next on this device, over reloads and tabs. */
function nextSequence(): number {
  const last = Number(localStorage.getItem(SEQUENCE_KEY) ?? 0);
  const next = Math.max(last + 1, Date.now());
  localStorage.setItem(SEQUENCE_KEY, String(next));
  return next;
}

function deviceId(): string {
  const known = localStorage.getItem(DEVICE_KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(DEVICE_KEY, made);
  return made;
}

function waitingKeys(): string[] {
  try {
    const userId = userOf(accessToken())?.id;
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && readStored(key)?.userId === userId)
      .sort();
  } catch {
    return [];
  }
}

function readStored(key: string): Stored | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

export function savingState(): SavingState {
  if (isStorageBroken) return 'unavailable';
  return waitingKeys().length > 0 ? 'waiting' : 'saved';
}

/** Whether anything of this attempt is still on its way. */
export const isWaiting = (attemptId: string): boolean =>
  waitingKeys().some((key) => {
    const event = readStored(key)?.event;
    return (event?.kind === 'finish' ? event.attemptId : event?.body.attemptId) === attemptId;
  });

function announce(): void {
  for (const listener of stateListeners) listener();
}

export function onSavingStateChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener();
  };
  stateListeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stateListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Calls back with the server's answer to each event that this tab delivers. */
export function onDelivered(listener: (delivered: Delivered) => void): () => void {
  deliveryListeners.add(listener);
  return () => deliveryListeners.delete(listener);
}

/** Drops what waits for the person who is signed in: there is no account any more that could take it. */
export function discardOutbox(): void {
  for (const key of waitingKeys()) localStorage.removeItem(key);
  announce();
}

let flushing: Promise<void> | null = null;
let wakeUp: (() => void) | null = null;

/** Sends what is waiting, in order, until nothing is left; one tab at a time. Wakes a sender that is pausing. */
export function flushOutbox(): Promise<void> {
  wakeUp?.();
  flushing ??= exclusively(sendAll).finally(() => {
    flushing = null;
    // Something may have been added between the last look and the end.
    if (waitingKeys().length > 0 && accessToken()) setTimeout(() => void flushOutbox(), FIRST_WAIT_MS);
  });
  return flushing;
}

const exclusively = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

async function sendAll(): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  for (let key = waitingKeys()[0]; key !== undefined; key = waitingKeys()[0]) {
    const outcome = await deliver(key);
    if (outcome === 'signed-out') return;
    if (outcome === 'later') {
      await pause(waitMs * (0.5 + Math.random()));
      waitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
      continue;
    }
    waitMs = FIRST_WAIT_MS;
    localStorage.removeItem(key);
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

type Outcome = 'done' | 'later' | 'signed-out';

async function deliver(key: string): Promise<Outcome> {
  const stored = readStored(key);
  if (!stored) return 'done';
  try {
    tell(await send(stored, Number(key.slice(PREFIX.length))));
    return 'done';
  } catch (error) {
    if (!(error instanceof CallError) || !error.isRefusal) return 'later';
    if (error.status === 401) return 'signed-out';
    // The server will never take it (finished elsewhere, time is up): specification §4, only logged; the test continues.
    console.warn('The server refused a saved step:', error.message);
    tell({ kind: 'refused', event: stored.event, error });
    return 'done';
  }
}

/** Never throws: a page that cannot show what came of an event, or not keep it, must not have it sent again. */
function tell(delivered: Delivered): void {
  for (const listener of deliveryListeners) {
    try {
      listener(delivered);
    } catch (error) {
      reportError(error);
    }
  }
}

async function send({ event, userId, ...when }: Stored, sequence: number): Promise<Delivered> {
  const ageMs = ageOf(when);
  const once = { attempts: 1, person: userId };
  if (event.kind === 'start') {
    const answer = await call(startTest, { body: { ...event.body, ageMs } }, once);
    return { kind: 'start', attemptId: event.body.attemptId, answer };
  }
  if (event.kind === 'answer') {
    const { attemptId, questionId } = event.body;
    const answer = await call(answerQuestion, { body: { ...event.body, ageMs, sequence, deviceId: deviceId() } }, once);
    return { kind: 'answer', attemptId, questionId, answer };
  }
  const answer = await call(finishTest, { params: { id: event.attemptId }, body: { ageMs } }, once);
  return { kind: 'finish', attemptId: event.attemptId, answer };
}

/** By the steady clock while the page lives; by the wall clock after a reload. A clock that was set back counts as now. */
function ageOf({ wallMs, steadyMs, origin }: Omit<Stored, 'event' | 'userId'>): number {
  const age = origin === performance.timeOrigin ? performance.now() - steadyMs : Date.now() - wallMs;
  return Math.round(Math.min(Math.max(age, 0), MAX_AGE_MS));
}
