import { createHmac } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { checkPassword, hashPassword } from '@/lib/passwords/service';
import { signIn } from './service';
import * as store from './store';
import { erasePeople, makePerson, NOW, ORIGIN, PASSWORD } from './testing/people';

// The setup of all tests replaces this module by a mock that hashes at the lowest cost. This test needs the real
// module.
vi.unmock('@/lib/passwords/adapter');

afterAll(async () => {
  await erasePeople();
  await disconnect();
});

describe('sign-in', () => {
  it('replaces a stored hash of lower cost', async () => {
    const { id, email } = await makePerson();
    const login = () => signIn({ email, password: PASSWORD, origin: ORIGIN, now: NOW });
    const prehash = createHmac('sha384', process.env.PASSWORD_PEPPER ?? '')
      .update(PASSWORD)
      .digest('base64');
    await db.user.update({ where: { id }, data: { passwordHash: `v1:${bcrypt.hashSync(prehash, 8)}` } });
    await login();
    expect((await store.findUserById(id))?.passwordHash).toMatch(/^v1:\$2b\$12\$/);
    await login();
  });

  it('takes as long for an unknown address as for a known address', async () => {
    const stored = await hashPassword(PASSWORD);
    const time = async (hash: string | null) => {
      const startedAt = performance.now();
      await checkPassword('not the password', hash);
      return performance.now() - startedAt;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await time(stored));
      unknown.push(await time(null));
    }
    // bcrypt refuses an unreadable hash about a hundred times faster than it checks a valid one, so half the time is a
    // safe limit on any machine.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });
});
