import bcrypt from 'bcryptjs';
import type { Measure } from '@/bench/lib/measure';
import { comparedRow, sideBySide } from '@/bench/lib/measure';

const ROUNDS = 11;
const COST = 12;

/** One sign-in beside one comparison by the same library at the same cost. */
export const login: Measure = {
  name: 'login',
  async run(lab) {
    const { email, password } = await lab.register();
    const stored = bcrypt.hashSync(password, COST);
    const timed = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await work();
      return performance.now() - startedAt;
    };
    const signIn = async () => {
      const response = await fetch(`${lab.url}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      await response.text();
      if (!response.ok) throw new Error(`The sign-in was refused: ${response.status}`);
    };
    await signIn();
    const time = await sideBySide(
      () => timed(signIn),
      () => timed(async () => bcrypt.compareSync(password, stored)),
      ROUNDS,
    );
    const write = (ms: number) => `${ms.toFixed(0)} ms`;
    return [comparedRow(time, { what: 'a sign-in', floor: 'one bcrypt', bar: { atMost: 1.3 }, write })];
  },
};
