import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { withOwner } from '@/e2e/fixtures/database';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { serverPid } from '@/e2e/fixtures/processes';
import { expect, newEmail, test } from '@/e2e/fixtures/test';

/**
 * F16: mail servers that are slow, refuse messages or disappear. The server is scripted line by line, because no real
 * server behaves like this on request.
 */

type Mode = 'take' | 'slow' | 'greylist' | 'refuse' | 'drop';

const SLOW_MS = 6_000;

class MailServer {
  mode: Mode = 'take';
  /** Recipient and Message-ID of each message that was received completely, whether or not it was accepted. */
  readonly heard: { to: string; id: string }[] = [];
  private server: Server | undefined;
  port = 0;

  async listen(): Promise<void> {
    this.server = createServer((socket) => this.talk(socket));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.server?.close(() => closed()) ?? closed());
  }

  private talk(socket: Socket): void {
    let waiting = '';
    let isBody = false;
    let to = '';
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      waiting += part.toString('latin1');
      for (let end = waiting.indexOf(isBody ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
        const text = waiting.slice(0, end);
        waiting = waiting.slice(end + (isBody ? 5 : 2));
        if (isBody) {
          isBody = false;
          void this.end(socket, { to, id: /^message-id: (.*)$/im.exec(text)?.[1]?.trim() ?? '' }, say);
        } else if (/^rcpt/i.test(text)) {
          to = /<(.*)>/.exec(text)?.[1] ?? '';
          say(this.mode === 'greylist' ? '451 try later' : this.mode === 'refuse' ? '550 no such user' : '250 fine');
        } else if (/^data/i.test(text)) {
          isBody = true;
          say('354 go on');
        } else if (/^quit/i.test(text)) socket.end('221 bye\r\n');
        else say('250 fine');
        end = waiting.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
      }
    });
    say('220 here');
  }

  private async end(
    socket: Socket,
    message: { to: string; id: string },
    say: (line: string) => unknown,
  ): Promise<void> {
    this.heard.push(message);
    if (this.mode === 'drop') return void socket.destroy();
    if (this.mode === 'slow') await sleep(SLOW_MS);
    say('250 taken');
  }
}

test.describe.configure({ mode: 'serial' });

const mail = new MailServer();
let product: OwnProduct;
test.beforeAll(async () => {
  await mail.listen();
  product = await startOwnProduct({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
});
test.afterAll(async () => {
  await product.stop();
  await mail.close();
});

const idsTo = (email: string): string[] => mail.heard.filter(({ to }) => to === email).map(({ id }) => id);
const idsSoon = (email: string, count: number, timeout: number) =>
  expect.poll(() => idsTo(email).length, { timeout }).toBe(count);

/** Registers an account, which sends a welcome message. Returns how long the response took. */
async function register(): Promise<{ email: string; ms: number }> {
  const email = newEmail();
  const startedAt = performance.now();
  const response = await fetch(`${product.url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long enough sentence', firstName: 'Test', lastName: 'Learner' }),
  });
  expect(response.status, await response.text()).toBe(201);
  return { email, ms: performance.now() - startedAt };
}

const left = () =>
  withOwner(
    async (client) =>
      (await client.query<{ failed: boolean }>('SELECT failed_at IS NOT NULL AS failed FROM letters')).rows,
    product.dataDir,
  );

test('a slow mail server delays no response, and the message arrives once', async () => {
  mail.mode = 'take';
  const usual = await register();
  await idsSoon(usual.email, 1, 15_000);
  mail.mode = 'slow';
  const { email, ms } = await register();
  expect(ms).toBeLessThan(Math.max(SLOW_MS / 2, 3 * usual.ms));
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  expect(idsTo(email)).toHaveLength(1);
});

test('a message arrives after an outage of the mail server', async () => {
  mail.mode = 'take';
  await mail.close();
  const { email } = await register();
  await sleep(2_000);
  await mail.listen();
  await idsSoon(email, 1, 40_000);
});

test('a greylisted message arrives on the second try', async () => {
  mail.mode = 'greylist';
  const { email } = await register();
  await sleep(2_000);
  expect(idsTo(email)).toEqual([]);
  mail.mode = 'take';
  await idsSoon(email, 1, 40_000);
});

test('a message dropped after DATA is sent again with the same Message-ID', async () => {
  mail.mode = 'drop';
  const { email } = await register();
  await idsSoon(email, 1, 15_000);
  mail.mode = 'take';
  await idsSoon(email, 2, 40_000);
  expect(new Set(idsTo(email)).size).toBe(1);
});

test('a message is sent at most twice, with the same Message-ID, if the product is killed between DATA and its confirmation', async () => {
  mail.mode = 'slow';
  const { email } = await register();
  await idsSoon(email, 1, 15_000);
  process.kill(serverPid(product.pid), 'SIGKILL');
  mail.mode = 'take';
  // The product retries only after a delay, to be certain that the dead process no longer sends.
  await idsSoon(email, 2, 150_000);
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  expect(new Set(idsTo(email)).size).toBe(1);
});

test('a message arrives once if the product is stopped while it sends the message', async () => {
  mail.mode = 'slow';
  const { email } = await register();
  await idsSoon(email, 1, 15_000);
  // Stops only the server process, which the start command then restarts.
  process.kill(serverPid(product.pid), 'SIGTERM');
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  await sleep(8_000);
  expect(idsTo(email)).toHaveLength(1);
});

test('a message with a permanent refusal is not retried, and stays visible to the operator', async () => {
  mail.mode = 'refuse';
  await register();
  await expect.poll(left, { timeout: 30_000 }).toEqual([{ failed: true }]);
});
