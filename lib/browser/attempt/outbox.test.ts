import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeToken, installBrowser, type Reply, type Sent } from '@/lib/browser/testing/fake-browser';
import { addToOutbox, flushOutbox, forgetSettled, onDelivered, savingState } from './outbox';
import type { OutboxEvent } from './outbox-events';
import { refusalOf } from './refusals';

const USER = '0190f000-0000-7000-8000-000000000001';
const ATTEMPT = '0190f000-0000-7000-8000-000000000002';

interface AnswerBody {
  questionId: number;
  answerIds: number[];
  sequence: number;
}

/** A server as the real one behaves: the newer choice of a device wins, a repeat changes nothing. */
function makeServer() {
  const rows = new Map<number, AnswerBody>();
  let finishedWith: number | null = null;
  let isStarted = false;
  const take = (sent: Sent): Reply => {
    if (sent.path === '/auth/refresh') {
      return { status: 200, body: { data: { accessToken: fakeToken(USER), refreshToken: 'r' } } };
    }
    if (sent.path === '/api/test/start') {
      isStarted = true;
    } else if (sent.path === '/api/test/answer') {
      if (!isStarted)
        return { status: 404, body: { success: false, message: 'There is no such test', error: 'NOT_FOUND' } };
      if (finishedWith !== null)
        return { status: 409, body: { success: false, message: 'Finished', error: 'ATTEMPT_FINISHED' } };
      const body = sent.body as AnswerBody;
      const known = rows.get(body.questionId);
      if (!known || known.sequence <= body.sequence) rows.set(body.questionId, body);
    } else {
      finishedWith ??= rows.size;
    }
    return { status: 200, body: { success: true, data: { recorded: true, id: ATTEMPT } } };
  };
  return { rows, take, finishedWith: () => finishedWith };
}

type Weather =
  | 'fine'
  | 'request lost'
  | 'answer lost'
  | 'server down'
  | 'hotspot page'
  | 'hotspot refusal'
  | 'JSON page'
  | 'JSON refusal'
  | 'repeated';

const choices = fc.array(
  fc.record({ questionId: fc.integer({ min: 1, max: 8 }), answerId: fc.integer({ min: 1, max: 4 }) }),
  {
    minLength: 1,
    maxLength: 25,
  },
);
const weather = fc.array(
  fc.constantFrom<Weather>(
    'fine',
    'request lost',
    'answer lost',
    'server down',
    'hotspot page',
    'hotspot refusal',
    'JSON page',
    'JSON refusal',
    'repeated',
  ),
  { maxLength: 40 },
);

/** Each test has a day of its own: steps are numbered by the clock, and the outbox knows by number for which it has told a test again. */
let day = Date.now();
beforeEach(() => {
  day += 86_400_000;
  vi.useFakeTimers({ now: day });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signIn(answer: (sent: Sent) => Reply) {
  const browser = installBrowser(answer);
  browser.storage.setItem('accessToken', fakeToken(USER));
  browser.storage.setItem('refreshToken', 'r');
  return browser;
}

const answerEvent = (questionId: number, answerId: number): OutboxEvent => ({
  kind: 'answer',
  body: { attemptId: ATTEMPT, questionId, answerIds: [answerId] },
});
const startEvent: OutboxEvent = {
  kind: 'start',
  body: { attemptId: ATTEMPT, testType: 'practice', sectionIds: [6] },
};

describe('the outbox', () => {
  it('delivers every choice exactly once in effect, whatever the network does', async () => {
    await fc.assert(
      fc.asyncProperty(choices, weather, async (chosen, forecast) => {
        const server = makeServer();
        const days = [...forecast];
        signIn((sent) => {
          switch (days.shift() ?? 'fine') {
            case 'request lost':
              return 'no network';
            case 'answer lost':
              server.take(sent);
              return 'no network';
            case 'server down':
              return { status: 503, body: { success: false, message: 'Restarting', error: 'UNAVAILABLE' } };
            case 'hotspot page':
              return { status: 200, body: '<html>' };
            case 'hotspot refusal':
              return { status: 400 + (days.length % 6), body: '<html>' };
            case 'JSON page':
              return { status: 200, body: { login: 'https://hotspot.example/' } };
            case 'JSON refusal':
              return { status: 400 + (days.length % 6), body: { error: 'Blocked', message: 'Blocked by policy' } };
            case 'repeated':
              server.take(sent);
              return server.take(sent);
            default:
              return server.take(sent);
          }
        });
        addToOutbox(startEvent);
        const last = new Map<number, number>();
        for (const { questionId, answerId } of chosen) {
          last.set(questionId, answerId);
          expect(addToOutbox(answerEvent(questionId, answerId))).toBe(true);
        }
        addToOutbox({ kind: 'finish', attemptId: ATTEMPT });
        await vi.runAllTimersAsync();
        await vi.advanceTimersByTimeAsync(3_600_000);

        expect(savingState()).toBe('saved');
        expect(server.finishedWith()).toBe(last.size);
        for (const [questionId, answerId] of last) expect(server.rows.get(questionId)?.answerIds).toEqual([answerId]);
        expect(server.rows.size).toBe(last.size);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what is waiting over a reload and says so', async () => {
    const { storage } = signIn(() => 'no network');
    addToOutbox(startEvent);
    addToOutbox(answerEvent(1, 2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(savingState()).toBe('waiting');
    expect(Object.keys(storage).filter((key) => key.startsWith('outbox:'))).toHaveLength(2);
  });

  it('never sends what another person on this device has left', async () => {
    const { sent, storage } = signIn(() => 'no network');
    addToOutbox(answerEvent(1, 2));
    await vi.advanceTimersByTimeAsync(2_000);
    const before = sent.length;
    storage.setItem('accessToken', fakeToken('0190f000-0000-7000-8000-00000000000f'));
    await vi.advanceTimersByTimeAsync(60_000);
    void flushOutbox();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length - before).toBeLessThanOrEqual(1);
    expect(savingState()).toBe('saved');
  });

  it('is not sent under the token of somebody who signs in while it waits for a renewal', async () => {
    const bearers: [path: string, bearer: string | undefined][] = [];
    const other = fakeToken('0190f000-0000-7000-8000-00000000000a');
    const { storage } = signIn((sent) => {
      bearers.push([sent.path, sent.headers.Authorization]);
      if (sent.path !== '/auth/refresh')
        return { status: 401, body: { success: false, message: 'Expired', error: 'UNAUTHENTICATED' } };
      storage.setItem('accessToken', other);
      storage.setItem('refreshToken', 'of somebody else');
      return { status: 200, body: { data: { accessToken: fakeToken(USER), refreshToken: 'of the first' } } };
    });
    addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bearers.filter(([, bearer]) => bearer === `Bearer ${other}`)).toEqual([]);
    expect(storage.getItem('refreshToken')).toBe('of somebody else');
    // It waits until its person is back.
    expect(Object.keys(storage).filter((key) => key.startsWith('outbox:'))).toHaveLength(1);
  });

  it('drops what the server refuses for good, tells why, and goes on', async () => {
    const server = makeServer();
    signIn(server.take);
    const refused: string[] = [];
    const stop = onDelivered((delivered) => {
      if (delivered.kind === 'refused') refused.push(delivered.error.code);
    });
    addToOutbox(answerEvent(1, 2));
    addToOutbox(startEvent);
    addToOutbox(answerEvent(3, 4));
    await vi.runAllTimersAsync();
    stop();
    expect(refused).toEqual(['NOT_FOUND']);
    expect([...server.rows.keys()]).toEqual([3]);
  });

  it('goes on when a page cannot take what was delivered', async () => {
    const server = makeServer();
    const { sent } = signIn(server.take);
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const stop = onDelivered(() => {
      throw new Error('QuotaExceededError');
    });
    addToOutbox(startEvent);
    addToOutbox(answerEvent(3, 4));
    await vi.runAllTimersAsync();
    stop();
    expect([...server.rows.keys()]).toEqual([3]);
    expect(sent).toHaveLength(2);
    expect(reported).toHaveBeenCalledTimes(2);
    expect(savingState()).toBe('saved');
  });

  it('tells the server the whole test again when it no longer knows it', async () => {
    const first = makeServer();
    let server = first;
    signIn((sent) => server.take(sent));
    addToOutbox(startEvent);
    addToOutbox(answerEvent(1, 2));
    addToOutbox(answerEvent(1, 3));
    addToOutbox(answerEvent(2, 1));
    await vi.runAllTimersAsync();
    // Another device has removed the test.
    server = makeServer();
    addToOutbox(answerEvent(3, 4));
    addToOutbox({ kind: 'finish', attemptId: ATTEMPT });
    await vi.runAllTimersAsync();
    expect([...server.rows].map(([id, row]) => [id, row.answerIds])).toEqual([
      [1, [3]],
      [2, [1]],
      [3, [4]],
    ]);
    expect(server.rows.get(1)?.sequence).toBe(first.rows.get(1)?.sequence);
    expect(server.finishedWith()).toBe(3);
    expect([savingState(), refusalOf(ATTEMPT)]).toEqual(['saved', null]);
  });

  it('says what was refused for good, and never sends in circles', async () => {
    const { sent, storage } = signIn((request) =>
      request.path === '/api/test/start'
        ? { status: 201, body: { success: true, data: { id: ATTEMPT } } }
        : {
            status: 404,
            body: { success: false, message: 'This question is not part of the test', error: 'NOT_FOUND' },
          },
    );
    addToOutbox(startEvent);
    addToOutbox(answerEvent(1, 2));
    await vi.runAllTimersAsync();
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/test/start',
      '/api/test/answer',
      '/api/test/start',
      '/api/test/answer',
    ]);
    expect(refusalOf(ATTEMPT)).toContain('1 answer was not saved.');
    forgetSettled();
    expect(Object.keys(storage).filter((key) => /^(delivered|refused):/.test(key))).toEqual([]);
  });

  it('tells a test again each time that it is gone', async () => {
    let server = makeServer();
    signIn((sent) => server.take(sent));
    addToOutbox(startEvent);
    for (const questionId of [1, 2, 3]) {
      addToOutbox(answerEvent(questionId, 1));
      await vi.runAllTimersAsync();
      expect([...server.rows.keys()].sort()).toEqual([1, 2, 3].slice(0, questionId));
      server = makeServer();
    }
    expect(refusalOf(ATTEMPT)).toBeNull();
  });

  it('tells a test whose start is refused for good again once, and counts each lost answer once', async () => {
    const server = makeServer();
    const without = makeServer();
    let isGone = false;
    let hasNetwork = true;
    const refused: Reply = {
      status: 422,
      body: { success: false, message: 'Section 6 is closed', error: 'VALIDATION' },
    };
    const { sent } = signIn((request) => {
      if (!hasNetwork) return 'no network';
      if (!isGone) return server.take(request);
      return request.path === '/api/test/start' ? refused : without.take(request);
    });
    const added = (questions: readonly number[]) => {
      for (const questionId of questions) addToOutbox(answerEvent(questionId, 1));
    };
    addToOutbox(startEvent);
    added([1, 2, 3]);
    await vi.runAllTimersAsync();
    isGone = true;
    hasNetwork = false;
    // One question is answered twice, and one that was delivered before is answered anew.
    added([4, 4, 5, 3]);
    await vi.advanceTimersByTimeAsync(5_000);
    hasNetwork = true;
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    // The step that is refused, the test from its start with three answers, and the four that wait.
    expect(sent).toHaveLength(1 + 4 + 4);
    expect(refusalOf(ATTEMPT)).toMatch(/^5 answers were not saved\. /);
    expect(savingState()).toBe('saved');
    // What is answered later finds nothing to tell.
    sent.length = 0;
    added([6]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(refusalOf(ATTEMPT)).toMatch(/^6 answers were not saved\. /);
  });

  it('no longer counts an answer as lost that was taken later', async () => {
    const server = makeServer();
    signIn(server.take);
    addToOutbox(answerEvent(1, 2));
    addToOutbox(answerEvent(2, 2));
    await vi.runAllTimersAsync();
    expect(refusalOf(ATTEMPT)).toMatch(/^2 answers were not saved\. /);
    addToOutbox(startEvent);
    addToOutbox(answerEvent(1, 3));
    await vi.runAllTimersAsync();
    expect(refusalOf(ATTEMPT)).toMatch(/^1 answer was not saved\. /);
    addToOutbox(answerEvent(2, 3));
    await vi.runAllTimersAsync();
    expect(refusalOf(ATTEMPT)).toBeNull();
  });

  it('sends directly what a full device cannot keep', async () => {
    const server = makeServer();
    const { storage } = signIn(server.take);
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(addToOutbox(startEvent)).toBe(false);
    expect(addToOutbox(answerEvent(1, 2))).toBe(false);
    expect(savingState()).toBe('unavailable');
    expect(addToOutbox({ kind: 'finish', attemptId: ATTEMPT })).toBe(false);
    await vi.runAllTimersAsync();
    expect(server.rows.get(1)?.answerIds).toEqual([2]);
    expect(server.finishedWith()).toBe(1);
    expect(savingState()).toBe('saved');
  });

  it('says when this device cannot keep an answer', () => {
    const { storage } = signIn(() => 'no network');
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(addToOutbox(answerEvent(1, 2))).toBe(false);
    expect(savingState()).toBe('unavailable');
  });
});
