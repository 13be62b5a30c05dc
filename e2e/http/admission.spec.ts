import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { ADMIN } from '@/e2e/fixtures/analytics';
import { exceptBusy } from '@/e2e/fixtures/flood';
import { verificationToken } from '@/e2e/fixtures/mail';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { CROWD } from '@/e2e/fixtures/shipped-product';
import { expect, test } from '@/e2e/fixtures/test';

/** What one client asks for is its own affair: the limits as they are shipped, on the built product. */

test.describe.configure({ mode: 'serial' });

let product: OwnProduct;

test.beforeAll(async () => {
  // The limits of production; mail as much as it takes.
  product = await startOwnProduct({ RATE_LIMIT_FACTOR: '1' });
});
test.afterAll(() => product.stop());

interface Learner {
  id: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  /** What its browser sends with pages. */
  cookie: string;
}
const PASSWORD = 'correct horse battery staple';

const send = (
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: object } = {},
) =>
  fetch(`${product.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function openSession(path: string, body: object): Promise<Learner> {
  const response = await send(path, { method: 'POST', body });
  const text = await response.text();
  expect(response.ok, `${path}: ${response.status} ${text}`).toBe(true);
  const { data } = JSON.parse(text) as { data: { accessToken: string; refreshToken: string; user?: object } };
  const { sub: id, email } = JSON.parse(Buffer.from(data.accessToken.split('.')[1] ?? '', 'base64url').toString());
  const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { ...data, id, email, cookie: cookie.join('; ') };
}

const register = () =>
  openSession('/auth/register', {
    ...{ email: `${randomUUID()}@example.test`, password: PASSWORD, firstName: 'Some', lastName: 'Body' },
  });

/** The statuses of so many requests at once. */
const flood = (count: number, one: () => Promise<Response>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async () => (await one()).status));

const count = (learner: Learner) => send('/api/favorites/count', { headers: bearer(learner.accessToken) });

test('forty phones behind one address sign up and study', CROWD, async () => {
  const phones = await Promise.all(
    Array.from({ length: 40 }, async (_phone, number) => {
      // Within half a minute: a teacher says go, and people type.
      await new Promise((resolve) => setTimeout(resolve, number * 600));
      expect((await send('/')).status).toBe(200);
      return register();
    }),
  );
  const statuses = await Promise.all(phones.flatMap((phone) => [count(phone), count(phone)]));
  expect(statuses.map(({ status }) => status)).toEqual(Array(80).fill(200));
});

test('refused calls are counted before anybody is looked up, and only against their sender', async () => {
  const [one, other] = [await register(), await register()];
  const refused = flood(400, () => send('/api/people', { headers: bearer(one.accessToken) }));
  for (let time = 0; time < 20; time += 1) expect((await count(other)).status).toBe(200);
  expect([...new Set(exceptBusy(await refused))].sort()).toEqual([403, 429]);
});

test('pages are counted too, and a client that asks for too many is told when to come again', async () => {
  const [one, other] = [await register(), await register()];
  const headers = { cookie: one.cookie };
  expect((await send('/statistics', { headers })).status).toBe(200);
  const pages = flood(200, async () => {
    const response = await send('/statistics', { headers });
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const page = await response.text();
      expect(page).toMatch(/<h1>One moment<\/h1>\s*<p>Too many requests at once\. Try again in \d+ seconds?\.<\/p>/);
      expect(page).toContain('>Try again</a>');
    }
    return response;
  });
  for (let time = 0; time < 20; time += 1) expect((await count(other)).status).toBe(200);
  expect(await pages).toContain(429);
});

test('an admin who has imported a large file goes on at once, and finds the import under Past imports', async () => {
  const admin = await openSession('/auth/login', ADMIN);
  const row = (number: number) =>
    `Core,How long does example ${number} of a large file take?,A second,A minute,An hour,A day,1`;
  const rows = Array.from({ length: 2_000 }, (_row, number) => row(number));
  const file = ['section,text,answer1,answer2,answer3,answer4,correct', ...rows].join('\n');
  const upload = async (query: string) => {
    const headers = { ...bearer(admin.accessToken), 'content-type': 'text/csv' };
    const response = await fetch(`${product.url}/api/questions/import?format=csv&${query}`, {
      ...{ method: 'POST', headers, body: file },
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text).data as { plan: string };
  };
  const { plan } = await upload('dryRun=true');
  await upload(`dryRun=false&plan=${plan}`);
  const pages = ['/admin', '/admin/import-export', '/admin/questions', '/admin/reports', '/admin/people'];
  const opened = await Promise.all(pages.map((page) => send(page, { headers: { cookie: admin.cookie } })));
  expect(opened.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const listed = await send('/api/questions/imports?page=0', { headers: bearer(admin.accessToken) });
  expect(listed.status).toBe(200);
  expect((await listed.json()).data.items[0]).toMatchObject({ added: 2_000, takenBackAt: null });
});

test('an account has one allowance, however many sessions it opens', async () => {
  const [one, other] = [await register(), await register()];
  const sessions = [one];
  while (sessions.length < 12) {
    sessions.push(await openSession('/auth/login', { email: one.email, password: PASSWORD }));
  }
  let turn = 0;
  const pages = flood(200, () => send('/statistics', { headers: { cookie: sessions[turn++ % 12]?.cookie ?? '' } }));
  for (let time = 0; time < 20; time += 1) expect((await count(other)).status).toBe(200);
  const answered = await pages;
  // What is saved up and what a minute adds pay for far fewer.
  expect(answered.filter((status) => status === 429).length).toBeGreaterThan(50);
});

test('refresh tokens and page cookies of ended sessions use up nothing of their account, and hold up no neighbor', async () => {
  const [owner, other] = [await register(), await register()];
  const ended: Learner[] = [];
  while (ended.length < 12) ended.push(await openSession('/auth/login', { email: owner.email, password: PASSWORD }));
  const present = (path: string, learner: Learner) =>
    send(path, { method: 'POST', headers: bearer(learner.refreshToken) });
  const look = ({ cookie }: Learner) => send('/statistics', { headers: { cookie } });
  for (const session of ended) {
    expect((await present('/auth/logout', session)).status).toBe(200);
    // That it has ended is found when it is first shown.
    expect((await look(session)).status).toBe(307);
  }
  let turn = 0;
  const refreshes = flood(200, () => present('/auth/refresh', ended[turn++ % 12] ?? owner));
  const pages = flood(100, () => look(ended[turn++ % 12] ?? owner));
  for (let time = 0; time < 10; time += 1) {
    expect((await count(other)).status).toBe(200);
    expect((await count(owner)).status).toBe(200);
  }
  expect((await present('/auth/refresh', owner)).status).toBe(200);
  expect((await present('/auth/refresh', other)).status).toBe(200);
  expect(await refreshes).not.toContain(200);
  expect(await pages).not.toContain(200);
});

test('bodies that never arrive hold up nobody else behind the address', async () => {
  const learner = await register();
  const { hostname, port } = new URL(product.url);
  const head = `POST /auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n`;
  const slow = Array.from({ length: 10 }, () => connect(Number(port), hostname));
  try {
    for (const socket of slow) {
      socket.on('error', () => undefined);
      socket.write(`${head}Content-Length: 100\r\n\r\n{`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const since = performance.now();
    await openSession('/auth/login', { email: learner.email, password: PASSWORD });
    // The server waits half a minute for a body.
    expect(performance.now() - since).toBeLessThan(25_000);
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

test('bodies that become too long hold up nobody else behind the address', async () => {
  const learner = await register();
  const { hostname, port } = new URL(product.url);
  const head = `POST /auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const part = 'x'.repeat(40_000);
  const body = `${part.length.toString(16)}\r\n${part}\r\n`.repeat(2).concat('0\r\n\r\n');
  // In one piece, and in two.
  const senders = Array.from({ length: 10 }, () => connect(Number(port), hostname));
  let refused = 0;
  try {
    for (const [index, socket] of senders.entries()) {
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        if (String(chunk).startsWith('HTTP/1.1 413 ')) refused += 1;
      });
      socket.write(index % 2 === 0 ? head + body : head);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const [index, socket] of senders.entries()) if (index % 2 === 1) socket.write(body);
    await expect.poll(() => refused).toBe(senders.length);
    const since = performance.now();
    await openSession('/auth/login', { email: learner.email, password: PASSWORD });
    expect(performance.now() - since).toBeLessThan(25_000);
  } finally {
    for (const socket of senders) socket.destroy();
  }
});

const startDevice = () => openSession('/auth/device', {});

/** Begins an upload of a picture that never ends; what is answered to it, is noted. */
function beginUpload({ id, accessToken }: Learner, { length, sent }: { length: number; sent: number }) {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  const seen = { status: '', socket };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    seen.status ||= String(chunk).slice(0, 12);
  });
  socket.write(
    `POST /auth/profile/${id}/picture HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${accessToken}\r\n` +
      `Content-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(sent));
  return seen;
}

async function uploadPicture({ id, accessToken }: Learner): Promise<number> {
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } }).jpeg();
  const response = await fetch(`${product.url}/auth/profile/${id}/picture`, {
    method: 'POST',
    headers: { ...bearer(accessToken), 'content-type': 'image/jpeg' },
    body: new Uint8Array(Buffer.concat([await picture.toBuffer(), Buffer.alloc(100_000)])),
  });
  return response.status;
}

test('uploads that many accounts of one client do not finish take little memory', async () => {
  const length = 6 * 1024 * 1024;
  const accounts = await Promise.all(Array.from({ length: 12 }, startDevice));
  const begun = accounts.map((account) => beginUpload(account, { length, sent: length - 10 }));
  try {
    const refused = () => begun.filter(({ status }) => status === 'HTTP/1.1 503').length;
    await expect.poll(refused).toBeGreaterThanOrEqual(8);
  } finally {
    for (const { socket } of begun) socket.destroy();
  }
  // What they held is free again.
  const learner = await register();
  await expect.poll(() => uploadPicture(learner)).toBe(200);
});

test('uploads that hardly begin hold up no other behind the address', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, startDevice));
  const begun = accounts.map((account) => beginUpload(account, { length: 6 * 1024 * 1024, sent: 1 }));
  try {
    expect(await uploadPicture(await register())).toBe(200);
  } finally {
    for (const { socket } of begun) socket.destroy();
  }
});

test('a client that does not read what it has asked for holds up nobody else behind the address', async () => {
  expect((await send('/')).status).toBe(200);
  const { hostname, port } = new URL(product.url);
  const reader = connect(Number(port), hostname);
  try {
    reader.on('error', () => undefined);
    reader.pause();
    reader.write(`GET / HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(1_500));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const since = performance.now();
    expect((await send('/')).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(25_000);
  } finally {
    reader.destroy();
  }
});
test('made-up refresh tokens lock no valid one out of the same address', async () => {
  const learner = await register();
  const statuses = await flood(300, () => send('/auth/refresh', { method: 'POST', headers: bearer(randomUUID()) }));
  expect(statuses).not.toContain(200);
  const flooding = flood(300, () => send('/auth/refresh', { method: 'POST', headers: bearer(randomUUID()) }));
  const refreshed = await send('/auth/refresh', { method: 'POST', headers: bearer(learner.refreshToken) });
  expect(refreshed.status).toBe(200);
  expect(await flooding).toContain(429);
});

test('an account has one picture at a time, however many sessions it opens, and others have theirs', async () => {
  const size = 4_500;
  const noise = {
    create: {
      width: size,
      height: size,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  } as const;
  const picture = await sharp(noise as never)
    .jpeg({ quality: 30 })
    .toBuffer();
  expect(picture.length).toBeLessThan(6 * 1024 * 1024);
  const [one, other] = [await register(), await register()];
  const again = await openSession('/auth/login', { email: one.email, password: PASSWORD });
  const upload = async (learner: Learner) =>
    (
      await fetch(`${product.url}/auth/profile/${learner.id}/picture`, {
        method: 'POST',
        headers: { ...bearer(learner.accessToken), 'content-type': 'image/jpeg' },
        body: new Uint8Array(picture),
      })
    ).status;
  const [first, second, third] = await Promise.all([upload(one), upload(again), upload(other)]);
  // The second one waits for its turn, and is told to come again where that takes too long.
  expect([first, second]).toContain(200);
  expect([200, 429]).toContain(first);
  expect([200, 429]).toContain(second);
  expect(third).toBe(200);
  expect(await upload(again)).toBe(200);
});

test('dead links of others lock no good one out of the same address', async () => {
  const { email } = await register();
  await expect.poll(() => verificationToken(product.dataDir, email)).not.toBe('');
  const open = async (token: string) =>
    (await send(`/auth/verify-email?token=${token}`, { method: 'POST', body: {} })).status;
  const dead: number[] = [];
  while (dead.at(-1) !== 429 && dead.length < 40) dead.push(await open('x'.repeat(43)));
  expect(dead.at(-1)).toBe(429);
  expect(dead.length).toBeGreaterThan(30);
  expect(await open(verificationToken(product.dataDir, email))).toBe(200);
});

test('the process says that it is alive whatever comes from the same address', async () => {
  const flooding = flood(1_000, () => send('/api/health/live'));
  const startedAt = performance.now();
  expect((await send('/api/health/live')).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  expect(await flooding).toEqual(Array(1_000).fill(200));
});

test('cookies that are made up, and requests that are refused, hold up nobody else behind the address', async () => {
  const learner = await register();
  expect((await count(learner)).status).toBe(200);
  let isOver = false;
  const seen: number[] = [];
  // Thirty at once of each kind: a client with thousands of connections is another story.
  const flooding = Array.from({ length: 30 }, async () => {
    while (!isOver) {
      seen.push((await send('/statistics', { headers: { cookie: `coldpass.session=${randomUUID()}` } })).status);
      seen.push((await send('/', { method: 'POST' })).status);
    }
  });
  for (let time = 0; time < 20; time += 1) {
    expect((await count(learner)).status).toBe(200);
    expect((await send('/')).status).toBe(200);
  }
  isOver = true;
  await Promise.all(flooding);
  expect(exceptBusy(seen).filter((status) => ![307, 405, 429].includes(status))).toEqual([]);
});

test('a right password gets in behind an address from which fifty wrong ones came, and guessing goes on slowly', async () => {
  const learner = await register();
  const signIn = (email: string, password: string) =>
    send('/auth/login', { method: 'POST', body: { email, password } });
  const guess = () => signIn(`${randomUUID()}@example.test`, 'not the password');
  // What the tests before have used up of the address is filled up again.
  await expect.poll(async () => (await guess()).status, { timeout: 60_000 }).toBe(401);
  for (let wrong = 1; wrong < 50; wrong += 1) expect((await guess()).status, `guess ${wrong}`).toBe(401);
  const more = await Promise.all(Array.from({ length: 10 }, guess));
  const limited = more.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  for (const { headers } of limited) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5);
  // A new browser sends no cookie. It does as it is told, like the form.
  const enter = async () => (await signIn(learner.email, PASSWORD)).status;
  await expect.poll(enter, { intervals: [5_000], timeout: 30_000 }).toBe(200);
  // A right one costs the next person nothing.
  expect(await enter()).toBe(200);
});
