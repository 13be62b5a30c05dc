import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { erasePeople, makeDevice, NOW, newNetwork } from '@/lib/auth/testing/people';
import { disconnect } from '@/lib/db/client';
import { exportAccount, LONGEST_MS } from './service';

afterEach(async () => {
  vi.useRealTimers();
  await erasePeople();
});
afterAll(disconnect);

async function ask(connection: string) {
  const { id } = await makeDevice();
  return exportAccount({ viewer: { userId: id }, id, now: NOW, connection });
}

describe('exportAccount', () => {
  it('allows one export per connection, even for several accounts, and does not block other connections', async () => {
    const connection = newNetwork();
    const first = await ask(connection);
    await first.next();
    await expect(ask(connection)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const elsewhere = await ask(newNetwork());
    expect((await elsewhere.next()).done).toBe(false);
    await elsewhere.return(undefined);
    await first.return(undefined);
    await (await ask(connection)).return(undefined);
  });

  it('ends an export whose receiver takes too long, so that other users can export', async () => {
    const connection = newNetwork();
    const slow = await ask(connection);
    await slow.next();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LONGEST_MS + 1 });
    await expect(
      (async () => {
        for await (const part of slow) expect(part).not.toBe('}');
      })(),
    ).rejects.toThrow('too long');
    await expect(ask(connection)).resolves.toBeDefined();
  });
});
