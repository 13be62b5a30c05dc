import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mailResetTo, requestMail } from '@/lib/auth/links-service';
import { changePassword, registerUser } from '@/lib/auth/service';
import { erasePeople, makePerson, newEmail, ORIGIN, PASSWORD, registration } from '@/lib/auth/testing/people';
import { db, disconnect } from '@/lib/db/client';
import { serve } from '@/lib/http/serve';
import { openEndpoint } from '@/lib/kernel/endpoint';
import { endMail, queue } from '@/lib/mail/queue-service';
import { createMessage } from '@/lib/mail/queue-store';

vi.unmock('@/lib/mail/service');
vi.mock('@/lib/mail/queue-store', { spy: true });

const contract = { summary: 'Acts', data: z.object({}) };
const act = openEndpoint<typeof contract>({ method: 'POST', path: '/api/act', access: 'public', sendsMail: true });

/** Calls an endpoint that runs `work`. Returns the HTTP status when the response would be sent. */
async function ask(work: () => Promise<unknown>): Promise<number> {
  const handle = async () => {
    await work();
    return {};
  };
  const request = new Request('http://localhost:3000/api/act', { method: 'POST' });
  return (await serve(act, contract, handle)(request, { params: Promise.resolve({}) })).status;
}

const waiting = (template: string) => db.queuedMessage.count({ where: { template } });

/** Creates an account and waits until its welcome mail is stored. */
async function makeWelcomed() {
  const person = await makePerson();
  await expect.poll(() => waiting('welcome')).toBe(1);
  await db.queuedMessage.deleteMany();
  vi.mocked(createMessage).mockClear();
  return person;
}
const { createMessage: createReally } =
  await vi.importActual<typeof import('@/lib/mail/queue-store')>('@/lib/mail/queue-store');

beforeEach(async () => {
  await db.queuedMessage.deleteMany();
  // Delivery is stopped, so that the test can count stored messages.
  queue.set({ writings: new Set(), rounds: new Set(), isClosed: true });
  vi.mocked(createMessage)
    .mockReset()
    .mockImplementation(async (message) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await createReally(message);
    });
});
afterAll(async () => {
  await endMail();
  queue.clear();
  await db.queuedMessage.deleteMany();
  await erasePeople();
  await disconnect();
});

describe('withMailStored', () => {
  it('resolves after the message is stored', async () => {
    const now = new Date();
    const { id, email } = await makeWelcomed();
    const newcomer = { ...registration(newEmail()), now };
    expect(await ask(() => registerUser(newcomer))).toBe(200);
    expect(await waiting('welcome')).toBe(1);
    const change = { userId: id, currentPassword: PASSWORD, newPassword: 'another long sentence', origin: ORIGIN, now };
    expect(await ask(() => changePassword(change))).toBe(200);
    expect(await waiting('notice-to-unconfirmed')).toBe(1);
    expect(await ask(() => mailResetTo({ email, now }))).toBe(200);
    expect(await waiting('reset-password-unconfirmed')).toBe(1);
  });

  it('resolves before the message is stored if the time could reveal which accounts exist', async () => {
    const { email } = await makeWelcomed();
    const request = { origin: ORIGIN, now: new Date() };
    for (const to of [newEmail(), email]) {
      expect(await ask(() => requestMail('reset_password', { ...request, email: to }))).toBe(200);
      expect(createMessage).not.toHaveBeenCalled();
      // Waits for work that this request has left running, because it would otherwise count toward the next request.
      await expect.poll(() => createMessage).toHaveBeenCalledTimes(1);
      vi.mocked(createMessage).mockClear();
    }
    await expect.poll(() => waiting('reset-password-unconfirmed')).toBe(1);
  });

  it('does not wait for a second try to store the message', async () => {
    const { email } = await makeWelcomed();
    vi.mocked(createMessage).mockRejectedValueOnce(new Error('Connection terminated'));
    expect(await ask(() => mailResetTo({ email, now: new Date() }))).toBe(200);
    expect(await waiting('reset-password-unconfirmed')).toBe(0);
    await expect.poll(() => waiting('reset-password-unconfirmed')).toBe(1);
  });
});
