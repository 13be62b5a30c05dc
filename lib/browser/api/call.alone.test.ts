import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuestion } from '@/lib/attempts/endpoints';
import { login, verifyEmail } from '@/lib/auth/endpoints';
import { fakeToken, installBrowser, type Reply, type Sent } from '@/lib/browser/testing/fake-browser';
import { countFavorites, listFavorites, removeFavorite } from '@/lib/favorites/endpoints';
import { call } from './call';
import type { CallError } from './call-error';

const REFUSED: Reply = { status: 401, body: { success: false, message: 'Unauthorized', error: 'UNAUTHENTICATED' } };
const ok = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function outcome<T>(promise: Promise<T>): Promise<T | CallError> {
  const settled = promise.catch((error: CallError) => error);
  await vi.runAllTimersAsync();
  return settled;
}

describe('call', () => {
  it('unwraps the envelope and sends bearer and device headers', async () => {
    const { sent, storage } = installBrowser(() => ok(3));
    storage.setItem('accessToken', fakeToken('u'));
    storage.setItem('refreshToken', 'r');
    expect(await outcome(call(countFavorites, {}))).toBe(3);
    expect(sent[0]?.headers).toMatchObject({
      'X-Screen-Resolution': '360x740',
      'X-Device-Type': 'mobile',
      'X-Browser': 'Chrome',
      'X-OS': 'Android',
      'X-Timezone': 'Pacific/Chatham',
    });
    expect(sent[0]?.headers['X-Client-Session-Id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.headers.Authorization).toMatch(/^Bearer /);
  });

  it('returns the whole body without an envelope, and an empty object for 204', async () => {
    installBrowser(() => ({ status: 200, body: { plain: true } }));
    expect(await outcome(call(countFavorites, {}))).toEqual({ plain: true });
    installBrowser(() => ({ status: 204 }));
    expect(await outcome(call(removeFavorite, { params: { questionId: 4 } }))).toEqual({});
  });

  it('saves the tokens of any response that contains an access and a refresh token', async () => {
    const { storage } = installBrowser(() => ok({ accessToken: 'a', refreshToken: 'b' }));
    await outcome(call(login, { body: { email: 'a@b.cd', password: 'x' } }));
    expect([storage.getItem('accessToken'), storage.getItem('refreshToken')]).toEqual(['a', 'b']);
  });

  it('puts query values into the query string and path values into the path', async () => {
    const { sent } = installBrowser(() => ok(null));
    await outcome(call(listFavorites, { query: { page: 2, size: 10 } }));
    await outcome(call(removeFavorite, { params: { questionId: 7 } }));
    expect(sent.map((request) => `${request.method} ${request.path}`)).toEqual([
      'GET /api/favorites?page=2&size=10',
      'DELETE /api/favorites/7',
    ]);
  });

  it.each([
    [{ status: 400, body: { message: 'Say why', error: 'VALIDATION' } }, 'Say why'],
    [{ status: 400, body: { error: 'Only this' } }, 'Only this'],
    [{ status: 400, body: {} }, 'Request failed'],
    [{ status: 400, body: '<html>' }, 'Bad request'],
    [{ status: 401, body: '<html>' }, 'Unauthorized'],
    [{ status: 403, body: '<html>' }, 'Forbidden'],
    [{ status: 404, body: '<html>' }, 'Not found'],
    [{ status: 500, body: '<html>' }, 'Internal server error'],
    [{ status: 418, body: '<html>' }, 'HTTP 418'],
  ])('describes a failed sign-in %j as “%s”', async (reply, message) => {
    installBrowser(() => reply);
    expect(await outcome(call(login, { body: { email: 'a', password: 'b' } }))).toMatchObject({ message });
  });

  it('describes an error response that has no message by its HTTP status', async () => {
    installBrowser(() => ({ status: 409, body: {} }));
    expect(await outcome(call(countFavorites, {}))).toMatchObject({ message: 'HTTP error! status: 409' });
  });

  it('sends a repeatable request three times, after waits of one and two seconds', async () => {
    const times: number[] = [];
    installBrowser(() => {
      times.push(Date.now());
      return 'no network';
    });
    expect(await outcome(call(countFavorites, {}))).toMatchObject({
      status: 0,
      message: 'Network error. Please check your internet connection.',
    });
    expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, 1000, 3000]);
  });

  it('reports “failed after multiple attempts” when the server fails three times without a message', async () => {
    installBrowser(() => ({ status: 502, body: '<html>' }));
    expect(await outcome(call(countFavorites, {}))).toMatchObject({
      message: 'Request failed after multiple attempts',
    });
  });

  it('sends a request that is not declared idempotent only once', async () => {
    const { sent } = installBrowser(() => 'no network');
    await outcome(call(login, { body: { email: 'a', password: 'b' } }));
    expect(sent).toHaveLength(1);
  });

  it('aborts a read after 30 seconds without a response, and does not retry it', async () => {
    const { sent } = installBrowser(() => 'no answer');
    const began = Date.now();
    expect(await outcome(call(countFavorites, {}))).toMatchObject({
      status: 0,
      isTemporary: true,
      isRefusal: false,
      message: 'Network error. Please check your internet connection.',
    });
    expect([sent.length, Date.now() - began]).toEqual([1, 30_000]);
  });

  it.each([
    ['a write', () => call(login, { body: { email: 'a', password: 'b' } })],
    ['heavy work', () => call({ ...countFavorites, isHeavy: true }, {})],
  ])('sets no timeout for %s', async (_what, make) => {
    installBrowser(() => 'no answer');
    const settled = vi.fn();
    void make().then(settled, settled);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(settled).not.toHaveBeenCalled();
  });

  it("lets the caller abort a read, and throws the browser's AbortError", async () => {
    installBrowser(() => 'no answer');
    const end = new AbortController();
    const reading = outcome(call(countFavorites, {}, { signal: end.signal }));
    end.abort();
    expect(await reading).toMatchObject({ name: 'AbortError' });
  });

  it('treats an HTML page in place of JSON like a lost network', async () => {
    installBrowser(() => ({ status: 200, body: '<html>Accept the terms of this hotspot</html>' }));
    expect(await outcome(call(countFavorites, {}))).toMatchObject({ status: 0 });
  });
});

describe('call after a 401 response', () => {
  const answerBody = { attemptId: crypto.randomUUID(), questionId: 1, answerIds: [2] };
  const withSession = (answer: (sent: Sent) => Reply) => {
    const browser = installBrowser(answer);
    browser.storage.setItem('accessToken', fakeToken('u'));
    browser.storage.setItem('refreshToken', 'old');
    return browser;
  };

  it('renews the tokens once and repeats the request', async () => {
    const fresh = fakeToken('u', 901);
    const { sent } = withSession((request) => {
      if (request.path === '/auth/refresh') return ok({ accessToken: fresh, refreshToken: 'new' });
      return request.headers.Authorization === `Bearer ${fresh}` ? ok({ recorded: true }) : { status: 401, body: {} };
    });
    expect(await outcome(call(answerQuestion, { body: answerBody }))).toEqual({ recorded: true });
    expect(sent.map((request) => request.path)).toEqual(['/api/test/answer', '/auth/refresh', '/api/test/answer']);
  });

  it('throws “Authentication failed” and removes the tokens when the renewal is refused', async () => {
    const { storage } = withSession(() => REFUSED);
    expect(await outcome(call(answerQuestion, { body: answerBody }))).toMatchObject({
      message: 'Authentication failed',
    });
    expect(storage.getItem('accessToken')).toBeNull();
  });

  it.each<[string, Reply]>([
    ['the network is lost', 'no network'],
    ['a hotspot’s page says 403', { status: 403, body: '<html>' }],
    ['a hotspot’s page says 401', { status: 401, body: '<html>' }],
    ['a filter in between says 401 in JSON', { status: 401, body: { error: 'unauthorized' } }],
    ['the server restarts', { status: 503, body: '<html>' }],
  ])('does not remove the tokens when %s during the renewal', async (_what, reply) => {
    const { storage } = withSession((request) => (request.path === '/auth/refresh' ? reply : REFUSED));
    expect(await outcome(call(answerQuestion, { body: answerBody }, { attempts: 1 }))).toMatchObject({
      isTemporary: true,
    });
    expect(storage.getItem('refreshToken')).toBe('old');
  });

  it('renews the tokens on endpoints that are open to visitors, and calls as a visitor when the renewal is refused', async () => {
    const verify = () => call(verifyEmail, { query: { token: 'x'.repeat(43) } });
    const fresh = fakeToken('u', 901);
    const { sent } = withSession((request) => {
      if (request.path === '/auth/refresh') return ok({ accessToken: fresh, refreshToken: 'new' });
      return request.headers.Authorization === `Bearer ${fresh}` ? ok({ message: 'Done' }) : REFUSED;
    });
    expect(await outcome(verify())).toEqual({ message: 'Done' });
    expect(sent).toHaveLength(3);

    const ended = withSession((request) => (request.headers.Authorization ? REFUSED : ok({ message: 'Done' })));
    expect(await outcome(verify())).toEqual({ message: 'Done' });
    expect(ended.sent.map((request) => request.headers.Authorization !== undefined)).toEqual([true, true, false]);

    const held = withSession((request) => (request.path === '/auth/refresh' ? 'no network' : REFUSED));
    expect(await outcome(verify())).toMatchObject({ status: 0 });
    expect(held.sent.filter((request) => request.headers.Authorization === undefined)).toEqual([]);
  });

  it('renews the tokens once for several calls that fail together', async () => {
    const fresh = fakeToken('u', 901);
    const { sent } = withSession((request) => {
      if (request.path === '/auth/refresh') return ok({ accessToken: fresh, refreshToken: 'new' });
      return request.headers.Authorization === `Bearer ${fresh}` ? ok(1) : { status: 401, body: {} };
    });
    await outcome(Promise.all([call(countFavorites, {}), call(countFavorites, {}), call(countFavorites, {})]));
    expect(sent.filter((request) => request.path === '/auth/refresh')).toHaveLength(1);
  });
});
