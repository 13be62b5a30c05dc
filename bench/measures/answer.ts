import { bearer, openPapers, paced, send } from '@/bench/lib/calls';
import { register } from '@/bench/lib/lab';
import { throughput, underLoad } from '@/bench/lib/load';
import { comparedRow, limitRow, type Measure, milliseconds, percentile, sideBySide } from '@/bench/lib/measure';

/** Number of tests, one for each connection. */
const PAPERS = 16;
const OVERLOAD_CONNECTIONS = 200;
const PACED_SECONDS = 4;
const PACED_ROUNDS = 3;

/**
 * Compares `POST /api/test/answer` with an empty POST handler of the same Next version. The endpoint checks the token,
 * the owner, the state and the limits, and saves the answer.
 */
export const answer: Measure = {
  name: 'answer',
  async run({ url, referenceUrl }) {
    const { accessToken } = await register(url);
    const nextBody = await openPapers(url, accessToken, PAPERS);
    const headers = bearer(accessToken);
    const ours = { url: `${url}/api/test/answer`, method: 'POST' as const, headers, nextBody };
    const empty = { url: `${referenceUrl}/api/empty`, method: 'POST' as const, body: nextBody() };
    const speed = await sideBySide(
      () => throughput(ours),
      () => throughput(empty),
    );
    // Latencies are measured at half of the saturating rate, because at saturation they only show the queue. Requests
    // do not wait for responses.
    const p99 = async (perSecond: number, sendOne: () => ReturnType<typeof send>) =>
      percentile(await paced(PACED_SECONDS, perSecond, sendOne), 0.99);
    const slowest = await sideBySide(
      () => p99(speed.ours / 2, () => send(ours.url, headers, nextBody())),
      () => p99(speed.floor / 2, () => send(empty.url, {}, empty.body)),
      PACED_ROUNDS,
    );
    const overload = await underLoad({ ...ours, connections: OVERLOAD_CONNECTIONS, rate: Math.ceil(speed.ours * 2) });
    return [
      comparedRow(speed, { what: 'POST answer, requests/s', floor: 'empty POST', bar: { atLeast: 1.3 } }),
      comparedRow(slowest, {
        what: 'POST answer at half load, p99',
        floor: 'empty POST',
        write: milliseconds,
        bar: { atMost: 0.5 },
      }),
      limitRow('twice as many as can be saved: failures other than 503', overload.unexpected, 0),
      {
        what: 'twice as many as can be saved: saved/s',
        ours: `${overload.goodPerSecond.toFixed(0)} (${overload.refused} refused)`,
        floor: `${speed.ours.toFixed(0)} (at saturation)`,
        ratio: overload.goodPerSecond / speed.ours,
        bar: { atLeast: 0.85 },
      },
    ];
  },
};
