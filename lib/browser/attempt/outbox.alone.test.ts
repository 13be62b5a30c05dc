import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeToken, installBrowser, type Reply, type Sent } from '@/lib/browser/testing/fake-browser';
import { DAY_MS } from '@/lib/kernel/time';
import { addToOutbox, type Delivered, flushOutbox, forgetSettled, onDelivered, savingState } from './outbox';
import type { OutboxEvent } from './outbox-events';
import { type Refusal, refusalOf } from './refusals';

const USER = '0190f000-0000-7000-8000-000000000001';
const ATTEMPT = '0190f000-0000-7000-8000-000000000002';
const OTHER = '0190f000-0000-7000-8000-000000000003';

const refusalHere = () => JSON.parse(refusalOf(ATTEMPT) ?? 'null') as Refusal | null;

interface AnswerBody {
  questionId: number;
  answerIds: number[];
  sequence: number;
}

/**
 * Builds a fake server that behaves like the real one: the newer choice on a device wins, and a repeated event changes
 * nothing.
 */
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
  | 'no answer'
  | 'answer held'
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
    'no answer',
    'answer held',
    'server down',
    'hotspot page',
    'hotspot refusal',
    'JSON page',
    'JSON refusal',
    'repeated',
  ),
  { maxLength: 40 },
);

/**
 * Start time of each test case. Each test case needs a different day, because sequence numbers come from the clock, and
 * the outbox module remembers between test cases which events it has resent.
 */
let day = Date.now();
beforeEach(() => {
  day += DAY_MS;
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
const ok = (data: object): Reply => ({ status: 200, body: { success: true, data } });
const refuse = (status: number, error: string): Reply => ({
  status,
  body: { success: false, message: `Refused: ${error}`, error },
});

/** A fake window that records its listeners. */
class Window extends EventTarget {
  readonly listening: string[] = [];

  override addEventListener(type: string, listener: EventListener): void {
    super.addEventListener(type, listener);
    this.listening.push(type);
  }

  override removeEventListener(type: string, listener: EventListener): void {
    super.removeEventListener(type, listener);
    const at = this.listening.indexOf(type);
    if (at >= 0) this.listening.splice(at, 1);
  }

  tell(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }
}

function installWindow(): Window {
  const page = new Window();
  vi.stubGlobal('window', page);
  return page;
}

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { ...navigator, onLine });

type Page = typeof import('./outbox');
/** Loads the modules again, so that they have no state in memory, as after a page load. */
function load(): Promise<Page> {
  vi.resetModules();
  return import('./outbox');
}

describe('outbox', () => {
  it('delivers every choice with exactly one effect on any network', async () => {
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
            case 'no answer':
              return 'no answer';
            case 'answer held':
              server.take(sent);
              return 'no answer';
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

  it('still has its waiting events after a reload, and reports them as waiting', async () => {
    const { storage } = signIn(() => 'no network');
    addToOutbox(startEvent);
    addToOutbox(answerEvent(1, 2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(savingState()).toBe('waiting');
    expect(Object.keys(storage).filter((key) => key.startsWith('outbox:'))).toHaveLength(2);
  });

  it("never sends another user's events", async () => {
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

  it('sends nothing with the token of a user who signs in during a token renewal', async () => {
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
    // The answer stays in the outbox until the user who gave it signs in again.
    expect(Object.keys(storage).filter((key) => key.startsWith('outbox:'))).toHaveLength(1);
  });

  it('drops a step that the server refuses permanently, stores the reason, and sends the next step', async () => {
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

  it("sends the next step when a page's listener throws", async () => {
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

  it('resends the whole test when the server no longer knows it', async () => {
    const first = makeServer();
    let server = first;
    signIn((sent) => server.take(sent));
    addToOutbox(startEvent);
    addToOutbox(answerEvent(1, 2));
    addToOutbox(answerEvent(1, 3));
    addToOutbox(answerEvent(2, 1));
    await vi.runAllTimersAsync();
    // Simulates that another device has removed the test.
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
    expect([savingState(), refusalHere()]).toEqual(['saved', null]);
  });

  it('reports a permanent refusal after resending the test once', async () => {
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
    expect(refusalHere()?.answers).toBe(1);
    forgetSettled();
    expect(Object.keys(storage).filter((key) => /^(delivered|refused):/.test(key))).toEqual([]);
  });

  it('resends a test each time the server has lost it', async () => {
    let server = makeServer();
    signIn((sent) => server.take(sent));
    addToOutbox(startEvent);
    for (const questionId of [1, 2, 3]) {
      addToOutbox(answerEvent(questionId, 1));
      await vi.runAllTimersAsync();
      expect([...server.rows.keys()].sort()).toEqual([1, 2, 3].slice(0, questionId));
      server = makeServer();
    }
    expect(refusalHere()).toBeNull();
  });

  it('resends a test only once when its start is refused, and counts each lost answer once', async () => {
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
    // Question 4 is answered twice, and question 3, delivered earlier, is answered again.
    added([4, 4, 5, 3]);
    await vi.advanceTimersByTimeAsync(5_000);
    hasNetwork = true;
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    // Expects one refused step, then the start and three delivered answers, then the four waiting answers.
    expect(sent).toHaveLength(1 + 4 + 4);
    expect(refusalHere()?.answers).toBe(5);
    expect(savingState()).toBe('saved');
    // The test can no longer be resent, because its stored start was dropped.
    sent.length = 0;
    added([6]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(refusalHere()?.answers).toBe(6);
  });

  it('no longer counts an answer as lost once the server accepts a later answer to the question', async () => {
    const server = makeServer();
    signIn(server.take);
    addToOutbox(answerEvent(1, 2));
    addToOutbox(answerEvent(2, 2));
    await vi.runAllTimersAsync();
    expect(refusalHere()?.answers).toBe(2);
    addToOutbox(startEvent);
    addToOutbox(answerEvent(1, 3));
    await vi.runAllTimersAsync();
    expect(refusalHere()?.answers).toBe(1);
    addToOutbox(answerEvent(2, 3));
    await vi.runAllTimersAsync();
    expect(refusalHere()).toBeNull();
  });

  it('sends events from memory when local storage is full', async () => {
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

  it('reports “unavailable” when local storage refuses an answer', () => {
    const { storage } = signIn(() => 'no network');
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(addToOutbox(answerEvent(1, 2))).toBe(false);
    expect(savingState()).toBe('unavailable');
  });
});

describe('event sent to the server', () => {
  it('contains the choice, its age and its sequence number', async () => {
    const page = await load();
    const { sent, storage } = signIn(() => ok({ id: ATTEMPT }));
    page.addToOutbox(startEvent);
    page.addToOutbox(answerEvent(7, 2));
    page.addToOutbox({ kind: 'finish', attemptId: ATTEMPT, durationSeconds: 90 });
    await vi.runAllTimersAsync();
    const answer = { attemptId: ATTEMPT, questionId: 7, answerIds: [2], ageMs: 0 };
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/test/start', { attemptId: ATTEMPT, testType: 'practice', sectionIds: [6], ageMs: 0 }],
      ['/api/test/answer', { ...answer, sequence: day + 1, deviceId: storage.getItem('outboxDevice') }],
      [`/api/test/${ATTEMPT}/finish`, { ageMs: 0, durationSeconds: 90 }],
    ]);
  });

  it('is reported to the page with the response until the page stops listening', async () => {
    const page = await load();
    signIn(({ path }) => ok({ path }));
    const told: Delivered[] = [];
    const stop = page.onDelivered((delivered) => told.push(delivered));
    page.addToOutbox(startEvent);
    page.addToOutbox(answerEvent(7, 2));
    page.addToOutbox({ kind: 'finish', attemptId: ATTEMPT });
    await vi.runAllTimersAsync();
    expect(told).toEqual([
      { kind: 'start', attemptId: ATTEMPT, answer: { path: '/api/test/start' } },
      { kind: 'answer', attemptId: ATTEMPT, questionId: 7, answer: { path: '/api/test/answer' } },
      { kind: 'finish', attemptId: ATTEMPT, answer: { path: `/api/test/${ATTEMPT}/finish` } },
    ]);
    stop();
    page.addToOutbox(answerEvent(8, 2));
    await vi.runAllTimersAsync();
    expect(told).toHaveLength(3);
  });

  describe('reported age of a step', () => {
    /** Returns the `ageMs` that the server receives for an answer made offline before `meanwhile`. */
    async function ageAfter(meanwhile: () => Promise<Page | undefined>): Promise<number | undefined> {
      const page = await load();
      let hasNetwork = false;
      const { sent } = signIn(() => (hasNetwork ? ok({ id: ATTEMPT }) : 'no network'));
      // The page has already been open for 20 seconds.
      await vi.advanceTimersByTimeAsync(20_000);
      page.addToOutbox(answerEvent(1, 2));
      const after = (await meanwhile()) ?? page;
      hasNetwork = true;
      sent.length = 0;
      void after.flushOutbox();
      await vi.advanceTimersByTimeAsync(0);
      const body = sent[0]?.body as { ageMs: number } | undefined;
      return body?.ageMs;
    }

    it.each([
      ['forward', 3 * DAY_MS],
      ['back', -3 * DAY_MS],
    ])('is the elapsed time while the page is open, even if the clock is set %s', async (_name, by) => {
      const age = await ageAfter(async () => {
        vi.setSystemTime(Date.now() + by);
        await vi.advanceTimersByTimeAsync(40_000);
        return undefined;
      });
      expect(age).toBe(40_000);
    });

    it.each([
      ['by the clock', 90_000, 90_000],
      ['as now when the clock was set back', -90_000, 0],
      ['by no more than the server takes, however long the device lay around', 400 * DAY_MS, 30 * DAY_MS],
    ])('is measured by the wall clock after a reload: %s', async (_name, laterMs, ageMs) => {
      const age = await ageAfter(async () => {
        vi.useFakeTimers({ now: day + 20_000 + laterMs });
        return load();
      });
      expect(age).toBe(ageMs);
    });
  });
});

describe('outbox state shown on the page', () => {
  it('is empty and “saved” when nobody is signed in', async () => {
    const page = await load();
    const { sent, storage } = installBrowser(() => ok({}));
    expect(page.addToOutbox(startEvent)).toBe(false);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
    expect(Object.keys(storage)).toEqual([]);
    expect([page.savingState(), page.isStalled(), page.isWaiting(ATTEMPT)]).toEqual(['saved', false, false]);
    expect(page.discardOutbox).not.toThrow();
  });

  it('is stalled without a network or after a failed request, but not on a slow connection', async () => {
    const page = await load();
    let reply: Reply = 'no network';
    signIn(() => reply);
    setOnline(false);
    expect(page.isStalled()).toBe(false);
    setOnline(true);
    page.addToOutbox(startEvent);
    page.addToOutbox(answerEvent(1, 2));
    expect(page.isStalled()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.isStalled()).toBe(true);
    reply = ok({});
    // The server acknowledges the start, and the answer then gets no response.
    page.onDelivered(() => {
      reply = 'no answer';
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect([page.savingState(), page.isStalled()]).toEqual(['waiting', false]);
    setOnline(false);
    expect(page.isStalled()).toBe(true);
  });

  it('names the attempts that have waiting steps', async () => {
    const page = await load();
    signIn(() => 'no network');
    page.addToOutbox(startEvent);
    page.addToOutbox({ kind: 'finish', attemptId: OTHER });
    expect([ATTEMPT, OTHER, USER].map(page.isWaiting)).toEqual([true, true, false]);
    page.discardOutbox();
    expect([ATTEMPT, OTHER, USER].map(page.isWaiting)).toEqual([false, false, false]);
  });

  it('notifies listeners of changes in this tab, in another tab, and of the network', async () => {
    const page = await load();
    signIn(() => ok({}));
    const shown = installWindow();
    const states: string[] = [];
    const stop = page.onSavingStateChange(() => states.push(page.savingState()));
    page.addToOutbox(startEvent);
    await vi.runAllTimersAsync();
    expect(states).toEqual(['waiting', 'saved']);
    const countAfter = (type: string, more?: object) => {
      states.length = 0;
      shown.tell(type, more);
      return states.length;
    };
    expect(countAfter('storage', { key: 'outbox:0000000000000001' })).toBe(1);
    // A null key means that all of local storage was cleared.
    expect(countAfter('storage', { key: null })).toBe(1);
    expect(countAfter('storage', { key: 'accessToken' })).toBe(0);
    expect([countAfter('online'), countAfter('offline')]).toEqual([1, 1]);
    stop();
    states.length = 0;
    expect(shown.listening).toEqual([]);
    page.addToOutbox(answerEvent(1, 2));
    await vi.runAllTimersAsync();
    expect(states).toEqual([]);
  });
});

describe('event without a response from the server', () => {
  it.each([
    ['the shortest', 0, 0.5],
    ['the longest', 1 - Number.EPSILON, 1.5],
  ])('is retried after pauses that double up to 15 seconds, with %s jitter', async (...row) => {
    const page = await load();
    const [, chance, factor] = row;
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const tries: number[] = [];
    signIn(() => {
      tries.push(Date.now());
      return 'no network';
    });
    page.addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(90_000);
    const pauses = tries.slice(1, 8).map((at, index) => (at - (tries[index] ?? 0)) / 1_000);
    for (const [index, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
      expect(pauses[index]).toBeCloseTo(seconds * factor, 2);
    }
  });

  it('is retried as soon as the network returns', async () => {
    const page = await load();
    let hasNetwork = false;
    const { sent } = signIn(() => (hasNetwork ? ok({}) : 'no network'));
    const shown = installWindow();
    page.addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(30_000);
    sent.length = 0;
    hasNetwork = true;
    shown.tell('online');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect([page.savingState(), shown.listening]).toEqual(['saved', []]);
  });

  it('times out after 30 seconds, and each timeout doubles the next up to four minutes', async () => {
    const page = await load();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const tries: number[] = [];
    let isDead = true;
    signIn(() => {
      tries.push(Date.now());
      return isDead ? 'no answer' : ok({ id: ATTEMPT });
    });
    setOnline(true);
    page.addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(29_999);
    expect([tries.length, page.isStalled()]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([tries.length, page.isStalled()]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(800_000);
    const apart = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) / 1_000));
    // Each gap is the timeout plus the pause before the next request: 1, 2, 4, 8 and 15 s.
    expect(apart).toEqual([31, 62, 124, 248, 255]);
    isDead = false;
    await vi.advanceTimersByTimeAsync(255_000);
    expect([page.savingState(), page.isStalled()]).toEqual(['saved', false]);
  });

  it.each<[string, Reply]>([
    ['a server that is down', { status: 503 }],
    ['no network', 'no network'],
  ])('times out after 30 seconds on the retry too: %s', async (_name, reply) => {
    const page = await load();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const tries: number[] = [];
    signIn(() => {
      tries.push(Date.now());
      return tries.length === 1 ? reply : 'no answer';
    });
    page.addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(40_000);
    const apart = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) / 1_000));
    // The first gap is the pause of 1 s; the second is the timeout of 30 s plus the pause of 2 s.
    expect(apart).toEqual([1, 32]);
  });

  it('stays in the outbox when building the request throws', async () => {
    const page = await load();
    const { sent } = signIn(() => ok({ id: ATTEMPT }));
    const { screen } = globalThis;
    vi.stubGlobal('screen', null);
    page.addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent.length, page.savingState()]).toEqual([0, 'waiting']);
    vi.stubGlobal('screen', screen);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([sent.length, page.savingState()]).toEqual([1, 'saved']);
  });

  it('is retried when a token renewal gets no response', async () => {
    const page = await load();
    let isDead = true;
    const { sent, storage } = signIn(({ path }) => {
      if (path === '/auth/refresh') {
        return isDead ? 'no answer' : ok({ accessToken: fakeToken(USER), refreshToken: 'renewed' });
      }
      return storage.getItem('refreshToken') === 'renewed' ? ok({ id: ATTEMPT }) : refuse(401, 'UNAUTHENTICATED');
    });
    page.addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(29_000);
    isDead = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent.map(({ path }) => path.split('/').pop())).toEqual(['start', 'refresh', 'start', 'refresh', 'start']);
    expect(page.savingState()).toBe('saved');
  });
});

describe('outbox in several tabs', () => {
  it('sends events from only one tab at a time', async () => {
    const page = await load();
    const { sent } = signIn(() => ok({}));
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const asked: string[] = [];
    const request = async (name: string, work: () => Promise<void>) => {
      asked.push(name);
      await held;
      return work();
    };
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    page.addToOutbox(startEvent);
    (await load()).addToOutbox(answerEvent(1, 2));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(1);
    letGo();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.length).toBeGreaterThan(0);
  });

  it('sends an event that was added while the tab was finishing', async () => {
    const page = await load();
    const { sent } = signIn(() => ok({}));
    let isFirst = true;
    const request = async (_name: string, work: () => Promise<void>) => {
      await work();
      if (isFirst) page.addToOutbox(answerEvent(1, 2));
      isFirst = false;
    };
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    page.addToOutbox(startEvent);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.map(({ path }) => path)).toEqual(['/api/test/start', '/api/test/answer']);
    expect(page.savingState()).toBe('saved');
  });
});

describe('refused step', () => {
  it('causes no resend if the step belongs to a test finished elsewhere', async () => {
    const page = await load();
    const { sent } = signIn(({ path }) => (path === '/api/test/start' ? ok({}) : refuse(409, 'ATTEMPT_FINISHED')));
    page.addToOutbox(startEvent);
    page.addToOutbox(answerEvent(1, 2));
    await vi.runAllTimersAsync();
    expect(sent.map(({ path }) => path)).toEqual(['/api/test/start', '/api/test/answer']);
    expect(refusalHere()?.code).toBe('ATTEMPT_FINISHED');
  });

  it('does not remove the delivered steps of the test if a single answer is refused', async () => {
    const page = await load();
    let server = makeServer();
    signIn((sent) => ((sent.body as AnswerBody).questionId === 2 ? refuse(400, 'VALIDATION') : server.take(sent)));
    page.addToOutbox(startEvent);
    page.addToOutbox(answerEvent(1, 2));
    page.addToOutbox(answerEvent(2, 2));
    await vi.runAllTimersAsync();
    server = makeServer();
    page.addToOutbox(answerEvent(3, 2));
    await vi.runAllTimersAsync();
    expect([...server.rows.keys()].sort()).toEqual([1, 3]);
  });

  it('causes one resend of the test if several answers are refused', async () => {
    const page = await load();
    let hasNetwork = true;
    const { sent } = signIn(({ path }) => {
      if (!hasNetwork) return 'no network';
      return path === '/api/test/start' ? ok({}) : refuse(404, 'NOT_FOUND');
    });
    page.addToOutbox(startEvent);
    await vi.runAllTimersAsync();
    hasNetwork = false;
    for (const questionId of [1, 2, 3]) page.addToOutbox(answerEvent(questionId, 1));
    await vi.advanceTimersByTimeAsync(1_000);
    hasNetwork = true;
    sent.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(
      sent.map(({ path, body }) => (path === '/api/test/start' ? 'start' : (body as AnswerBody).questionId)),
    ).toEqual([...[1, 'start', 1, 2, 3]]);
    expect(refusalHere()?.answers).toBe(3);
  });
});
