import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { keepEvent, keyOf, nextSequence } from '@/lib/browser/attempt/outbox-events';
import { installBrowser } from '@/lib/browser/testing/fake-browser';
import { listAnsweredHere } from './answered-here';

const READ_AT = 1_000;
const ATTEMPT = '00000000-0000-4000-8000-000000000001';

beforeEach(() => {
  installBrowser(() => 'no network');
});
afterEach(() => {
  useCurrentAttempt.setState({ attempt: null });
  vi.unstubAllGlobals();
});

const response = (at: number, optionIds = [71]) => ({ optionIds, at, timeSpentSeconds: 4 });

function take(userId: string, responses: CurrentAttempt['responses'], submitted: number[]): void {
  const marks = Object.fromEntries(submitted.map((id) => [id, true as const]));
  useCurrentAttempt.setState({ attempt: { userId, responses, submitted: marks } as unknown as CurrentAttempt });
}

function wait(userId: string, questionId: number, answerIds: number[]): void {
  const event = { kind: 'answer' as const, body: { attemptId: ATTEMPT, questionId, answerIds } };
  keepEvent(keyOf(nextSequence()), { userId, event, wallMs: 0, steadyMs: 0, origin: 0 });
}

it('listAnsweredHere lists answers submitted since the plan was loaded, but no unsubmitted, cleared or older answers', () => {
  take('one', { 1: response(2_000), 2: response(999), 3: response(2_000), 4: response(2_000, []) }, [1, 2, 4]);
  expect(listAnsweredHere('one', READ_AT)).toEqual([1]);
});

it('listAnsweredHere lists unsent answers of any age, each once', () => {
  take('one', { 1: response(2_000) }, [1]);
  wait('one', 1, [71]);
  wait('one', 5, [72]);
  wait('one', 6, []);
  expect(listAnsweredHere('one', READ_AT).toSorted()).toEqual([1, 5]);
});

it('listAnsweredHere lists no answers of another user', () => {
  take('other', { 1: response(2_000) }, [1]);
  wait('other', 5, [72]);
  expect(listAnsweredHere('one', READ_AT)).toEqual([]);
});
