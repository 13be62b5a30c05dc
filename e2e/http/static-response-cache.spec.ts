import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { listPrerenderedPages } from '@/lib/kernel/pages';

/** What the server in front of Next remembers of it is what Next says itself, which is asked by a query. */

const OF_ONE_ANSWER = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

interface Asked {
  path: string;
  method?: string;
  headers: Record<string, string>;
}

async function ask(request: APIRequestContext, { path, method = 'GET', headers }: Asked) {
  const response = await request.fetch(path, { method, headers });
  const kept = Object.entries(response.headers()).filter(([name]) => !OF_ONE_ANSWER.includes(name));
  return { status: response.status(), headers: Object.fromEntries(kept), body: await response.text() };
}

const own = (asked: Asked): Asked => ({ ...asked, path: `${asked.path}?from=next` });

test('a public page is the same from memory as from Next', async ({ request }) => {
  for (const path of listPrerenderedPages()) {
    for (const asked of [
      { path, headers: { 'accept-encoding': 'identity' } },
      { path, headers: { 'accept-encoding': 'gzip' } },
      { path, headers: { 'accept-encoding': 'gzip' }, method: 'HEAD' },
    ]) {
      const wanted = await ask(request, own(asked));
      for (const _time of ['learned', 'remembered']) {
        expect(await ask(request, asked), JSON.stringify(asked)).toEqual(wanted);
      }
    }
  }
});

test('a public page is the same in Brotli, which Next does not know', async ({ request }) => {
  for (const path of listPrerenderedPages()) {
    const wanted = await ask(request, { path, headers: { 'accept-encoding': 'gzip' } });
    const answer = await ask(request, { path, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect({ ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' } }, path).toEqual(wanted);
  }
});

test('a public page that the browser has is not sent again, by memory as by Next', async ({ request }) => {
  for (const path of listPrerenderedPages()) {
    const { headers } = await ask(request, { path, headers: { 'accept-encoding': 'gzip' } });
    const asked = { path, headers: { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' } };
    const wanted = await ask(request, own(asked));
    const answer = await ask(request, asked);
    expect(answer.status, path).toBe(304);
    // Next leaves out the encoding, which decides about the answer all the same.
    expect({ ...answer, headers: { ...answer.headers, vary: wanted.headers.vary } }, path).toEqual(wanted);
  }
});

test('a navigation inside the site gets Next’s own answer, whatever is remembered under the address', async ({
  request,
}) => {
  const page = await ask(request, { path: '/overview', headers: {} });
  const navigation = await ask(request, { path: '/overview', headers: { rsc: '1' } });
  expect(page.headers['content-type']).toContain('text/html');
  expect(navigation.headers['content-type']).toContain('text/x-component');
});

test('a visitor with an unusual encoding decides about nobody else', async ({ request }) => {
  for (const path of listPrerenderedPages()) {
    const wanted = await ask(request, own({ path, headers: { 'accept-encoding': 'identity' } }));
    for (const accepted of ['x-gzip', 'deflate, x-gzip', 'gzip;q=0', 'identity;q=0, x-gzip', 'gzip, *;q=0']) {
      await ask(request, { path, headers: { 'accept-encoding': accepted } });
    }
    expect(await ask(request, { path, headers: { 'accept-encoding': 'identity' } }), path).toEqual(wanted);
    const { headers } = await ask(request, { path, headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding'], path).toBe('gzip');
  }
});
