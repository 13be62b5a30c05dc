import { EventEmitter, once } from 'node:events';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMailStored } from '@/lib/before-answer';
import { db, disconnect } from '@/lib/db/client';
import { env } from '@/lib/env';
import { limiters } from '@/lib/limits/adapter';
import { logOutput } from '@/lib/log';
import { deliver } from './adapter';
import { deliverDue, endMail, enqueue, mailState, queue } from './queue-service';
import { deleteMessage, takeMessage } from './queue-store';
import { LEASE_MS } from './rules';

vi.mock('./adapter');
vi.mock('./queue-store', { spy: true });

const PASSWORD_IN_MAIL = 'kFr7mWpq';
const message = {
  to: 'somebody@example.test',
  subject: 'A message',
  html: `<p>${PASSWORD_IN_MAIL}</p>`,
  text: PASSWORD_IN_MAIL,
};
const order = (lifetimeMs = 3_600_000) => {
  void withMailStored(async () => enqueue({ template: 'test', lifetimeMs, message: () => Promise.resolve(message) }));
};
const messages = () => db.queuedMessage.findMany({ orderBy: { createdAt: 'asc' } });
const makeDue = () => db.queuedMessage.updateMany({ data: { dueAt: new Date(0) } });

/** Waits until every queued message is stored and every delivery has ended. */
async function settle(): Promise<void> {
  await endMail();
  queue.clear();
}

beforeEach(async () => {
  // Deletes messages that other tests have left in this database.
  await db.queuedMessage.deleteMany();
  vi.mocked(deliver).mockReset().mockResolvedValue();
  vi.mocked(deleteMessage).mockClear();
});
afterEach(async () => {
  await settle();
  await db.queuedMessage.deleteMany();
});
afterAll(disconnect);

describe('the hourly mail limit', () => {
  afterEach(async () => {
    await db.rateLimit.deleteMany({ where: { key: { startsWith: 'mailOfAll' } } });
    vi.unstubAllEnvs();
    env.clear();
    limiters.clear();
  });

  it('holds messages back until the next hour, drops messages that would expire, and logs an alarm', async () => {
    await db.rateLimit.deleteMany({ where: { key: { startsWith: 'mailOfAll' } } });
    vi.stubEnv('MAIL_PER_HOUR', '3');
    env.clear();
    limiters.clear();
    const lines: string[] = [];
    const written = vi.spyOn(logOutput(), 'write').mockImplementation((line) => void lines.push(line));
    for (let count = 0; count < 3; count += 1) order();
    await expect.poll(messages).toEqual([]);
    for (let count = 0; count < 3; count += 1) order(2 * 3_600_000);
    order(60_000);
    await expect.poll(async () => (await messages()).filter(({ dueAt }) => dueAt > new Date())).toHaveLength(4);
    await settle();
    written.mockRestore();
    const kept = await messages();
    expect(vi.mocked(deliver)).toHaveBeenCalledTimes(3);
    expect(lines.join('')).toContain('"level":"error"');
    expect(lines.join('')).toContain('hourly ceiling of mail reached');
    expect(lines.join('')).not.toContain(message.to);
    expect(await mailState()).toMatchObject({ thisHour: 3, perHour: 3 });
    for (const message of kept.filter(({ failedAt }) => !failedAt)) expect(message.tries).toBe(0);
  });
});

describe('the mail queue', () => {
  it('delivers a message immediately and deletes it', async () => {
    order();
    await expect.poll(() => deliver).toHaveBeenCalledTimes(1);
    expect(deliver).toHaveBeenCalledWith(message, expect.stringMatching(/^<[\w-]{36}@localhost>$/));
    await expect.poll(messages).toEqual([]);
  });

  it('stores no readable content, not even in an error', async () => {
    vi.mocked(deliver).mockRejectedValue(new Error(`451 <${message.to}>: greylisted`));
    order();
    await expect.poll(async () => (await messages())[0]?.lastError).toContain('greylisted');
    const [queued] = await messages();
    const stored = `${JSON.stringify({ ...queued, sealed: '' })} ${Buffer.from(queued?.sealed ?? []).toString('latin1')}`;
    expect(stored).not.toContain(message.to);
    expect(stored).not.toContain(PASSWORD_IN_MAIL);
  });

  it('retries with the same Message-ID until the server accepts the message', async () => {
    vi.mocked(deliver).mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    order();
    await expect
      .poll(async () => (await messages())[0])
      .toMatchObject({
        tries: 1,
        failedAt: null,
        lastError: expect.stringContaining('ECONNREFUSED'),
      });
    await makeDue();
    deliverDue();
    await expect.poll(messages).toEqual([]);
    const ids = vi.mocked(deliver).mock.calls.map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('does not resend a delivered message whose deletion failed at first', async () => {
    vi.mocked(deleteMessage).mockRejectedValueOnce(new Error('Connection terminated'));
    order();
    await expect.poll(() => deleteMessage).toHaveBeenCalledTimes(2);
    await settle();
    expect(await messages()).toEqual([]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('waits at shutdown for a message that is being sent, and takes no other message', async () => {
    const mailServer = new EventEmitter();
    vi.mocked(deliver).mockImplementationOnce(async () => void (await once(mailServer, 'taken')));
    order();
    await expect.poll(() => deliver).toHaveBeenCalledTimes(1);
    const ended = endMail();
    order();
    mailServer.emit('taken');
    await ended;
    await expect.poll(messages).toMatchObject([{ tries: 0 }]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('stops retrying a message that expires or that the server rejects permanently, and erases the content', async () => {
    vi.mocked(deliver).mockRejectedValue(
      Object.assign(new Error('550 no such user'), { responseCode: 550, command: 'RCPT TO' }),
    );
    order();
    await expect.poll(async () => (await messages())[0]?.failedAt).toBeInstanceOf(Date);
    vi.mocked(deliver).mockRejectedValue(new Error('connect ECONNREFUSED'));
    order(1_000);
    await expect.poll(async () => (await messages()).filter(({ failedAt }) => failedAt)).toHaveLength(2);
    for (const { sealed } of await messages()) expect(sealed).toHaveLength(0);
  });

  it('does not send a message that expired while no instance was running', async () => {
    queue.set({ writings: new Set(), rounds: new Set(), isClosed: true });
    order();
    await expect.poll(messages).toHaveLength(1);
    await db.queuedMessage.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    queue.clear();
    deliverDue();
    await expect.poll(async () => (await messages())[0]?.failedAt).toBeInstanceOf(Date);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('assigns each message to only one of many concurrent workers, and to another if that worker dies', async () => {
    queue.set({ writings: new Set(), rounds: new Set(), isClosed: true });
    for (let count = 0; count < 5; count += 1) order();
    await expect.poll(messages).toHaveLength(5);
    const taken = (await Promise.all(Array.from({ length: 20 }, () => takeMessage(LEASE_MS)))).filter(Boolean);
    expect(new Set(taken.map((message) => message?.id)).size).toBe(5);
    expect(taken).toHaveLength(5);
    expect(await takeMessage(LEASE_MS)).toBeNull();
    await makeDue();
    expect(await takeMessage(LEASE_MS)).toMatchObject({ tries: 2 });
  });
});
