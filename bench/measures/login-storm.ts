import { answerWhile, openPapers, send } from '@/bench/lib/calls';
import { register } from '@/bench/lib/lab';
import { limitRow, type Measure, milliseconds, percentile } from '@/bench/lib/measure';

const LOGINS = 200;
const IDLE_SECONDS = 10;

/** Measures 200 people who sign in at once while a learner takes a test. */
export const loginStorm: Measure = {
  name: 'login-storm',
  async run({ url }) {
    const [learner, ...people] = await Promise.all(Array.from({ length: 21 }, () => register(url)));
    if (!learner) throw new Error('Nobody registered');
    const nextBody = await openPapers(url, learner.accessToken, 2);
    const idleUntil = performance.now() + IDLE_SECONDS * 1000;
    const idle = await answerWhile(url, learner.accessToken, nextBody, () => performance.now() < idleUntil);
    let isStorming = true;
    const storm = Promise.all(
      Array.from({ length: LOGINS }, (_, number) => {
        const person = people[number % people.length];
        return send(`${url}/auth/login`, {}, JSON.stringify({ email: person?.email, password: person?.password }));
      }),
    ).finally(() => {
      isStorming = false;
    });
    const during = await answerWhile(url, learner.accessToken, nextBody, () => isStorming);
    const failed = (await storm).filter(({ status }) => status !== 200).length;
    const [p95, idleP95] = [percentile(during.times, 0.95), percentile(idle.times, 0.95)];
    return [
      limitRow(`${LOGINS} logins at once: failed`, failed, 0),
      {
        what: `answer beside ${LOGINS} logins, p95`,
        ours: milliseconds(p95),
        floor: `${milliseconds(idleP95)} (idle)`,
        ratio: p95 / idleP95,
        bar: { atMost: 3 },
      },
    ];
  },
};
