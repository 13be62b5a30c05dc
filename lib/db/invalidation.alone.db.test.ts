import { afterAll, describe, expect, it, vi } from 'vitest';
import { revokeSession } from '@/lib/auth/sessions/store';
import { erasePeople, makePerson } from '@/lib/auth/testing/people';
import { liveSession } from '@/lib/session/live';
import { findLiveSession } from '@/lib/session/store';
import { db, disconnect, transact } from './client';
import { counterOf, invalidate } from './invalidation';

vi.mock('@/lib/session/store', { spy: true });

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

describe('a cached value', () => {
  it('is stale immediately after a statement outside a transaction', () => {
    const before = counterOf('bank');
    invalidate(db, 'bank');
    expect(counterOf('bank')).not.toBe(before);
  });

  it('becomes stale when the transaction ends, because others read the old rows until then', async () => {
    const before = counterOf('bank');
    await transact(async (tx) => {
      invalidate(tx, 'bank');
      expect(counterOf('bank')).toBe(before);
    });
    expect(counterOf('bank')).not.toBe(before);
  });

  it('is stale after a transaction whose commit may have failed', async () => {
    const before = counterOf('bank');
    const work = transact(async (tx) => {
      invalidate(tx, 'bank');
      throw new Error('Connection terminated');
    });
    await expect(work).rejects.toThrow('Connection terminated');
    expect(counterOf('bank')).not.toBe(before);
  });

  it('is not stored if it was read before a write and arrived after the write', async () => {
    const { sid } = await makePerson();
    let goOn = () => {};
    const isHeld = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { findLiveSession: findReally } =
      await vi.importActual<typeof import('@/lib/session/store')>('@/lib/session/store');
    let hasRead = () => {};
    const isRead = new Promise<void>((resolve) => {
      hasRead = resolve;
    });
    vi.mocked(findLiveSession).mockImplementationOnce(async (...asked) => {
      const session = await findReally(...asked);
      hasRead();
      await isHeld;
      return session;
    });
    const early = liveSession(sid);
    await isRead;
    await revokeSession(sid, 'sign-out', new Date());
    goOn();
    expect(await early).not.toBeNull();
    expect(await liveSession(sid)).toBeNull();
  });
});
