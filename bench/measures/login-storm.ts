import type { Lab, Member } from '@/bench/lib/lab';
import type { Measure } from '@/bench/lib/measure';
import { percentile } from '@/bench/lib/measure';
import { bearerOf, openPapers } from '@/bench/lib/papers';

const LOGINS = 200;
const IDLE_ANSWERS = 200;
const BETWEEN_MS = 20;

async function timeAnswer(lab: Lab, member: Member, body: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${lab.url}/api/test/answer`, {
    method: 'POST',
    headers: { ...bearerOf(member), 'content-type': 'application/json' },
    body,
  });
  await response.text();
  if (!response.ok) throw new Error(`An answer was refused: ${response.status}`);
  return performance.now() - startedAt;
}

/** 200 people sign in at once, while a learner takes a test. */
export const loginStorm: Measure = {
  name: 'login-storm',
  async run(lab) {
    const [learner, ...people] = await Promise.all(Array.from({ length: 21 }, () => lab.register()));
    if (!learner) throw new Error('Nobody registered');
    const nextBody = await openPapers(lab, learner, 2);
    const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    const idle: number[] = [];
    for (let count = 0; count < IDLE_ANSWERS; count += 1) {
      idle.push(await timeAnswer(lab, learner, nextBody()));
      await pause();
    }
    let isStorming = true;
    const startedAt = performance.now();
    const logins = Array.from({ length: LOGINS }, async (_, number) => {
      const { email, password } = people[number % people.length] as Member;
      const response = await fetch(`${lab.url}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      await response.text();
      return response.status;
    });
    const storm = Promise.all(logins).finally(() => {
      isStorming = false;
    });
    const during: number[] = [];
    while (isStorming) {
      during.push(await timeAnswer(lab, learner, nextBody()));
      await pause();
    }
    const failed = (await storm).filter((status) => status !== 200).length;
    const seconds = (performance.now() - startedAt) / 1000;
    const row = (share: number, name: string) => ({
      what: `answer beside ${LOGINS} logins, ${name}`,
      ours: `${percentile(during, share).toFixed(1)} ms`,
      floor: `${percentile(idle, share).toFixed(1)} ms (idle)`,
      ratio: percentile(during, share) / percentile(idle, share),
      bar: { atMost: 3 },
    });
    return [
      {
        what: 'logins that failed',
        ours: `${failed} of ${LOGINS} in ${seconds.toFixed(1)} s`,
        floor: '0',
        ratio: failed,
        bar: { atMost: 0 },
      },
      row(0.5, 'median'),
      row(0.95, 'p95'),
    ];
  },
};
