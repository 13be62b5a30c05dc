import { throughput, underLoad } from '@/bench/lib/load';
import type { Measure } from '@/bench/lib/measure';
import { comparedRow, sideBySide } from '@/bench/lib/measure';
import { bearerOf, openPapers } from '@/bench/lib/papers';

const ROUNDS = 5;
/** One for each connection. */
const PAPERS = 16;
const OVERLOAD_CONNECTIONS = 200;
const SPEED_BAR = { atLeast: 2 };

/** POST answer (bearer, ownership, state, limits, save) beside an empty POST handler of the same Next version. */
export const answer: Measure = {
  name: 'answer',
  async run(lab) {
    const member = await lab.register();
    const nextBody = await openPapers(lab, member, PAPERS);
    const ours = { url: `${lab.url}/api/test/answer`, method: 'POST' as const, headers: bearerOf(member), nextBody };
    const empty = { url: `${lab.referenceUrl}/api/empty`, method: 'POST' as const, body: nextBody() };
    const speed = await sideBySide(
      () => throughput(ours),
      () => throughput(empty),
      ROUNDS,
      SPEED_BAR,
    );
    // Open loop at half of what saturates, where latencies mean something.
    const half = await underLoad({ ...ours, rate: Math.floor(speed.ours / 2) });
    const emptyHalf = await underLoad({ ...empty, rate: Math.floor(speed.floor / 2) });
    const overload = await underLoad({ ...ours, connections: OVERLOAD_CONNECTIONS, rate: Math.ceil(speed.ours * 2) });
    return [
      comparedRow(speed, { what: 'POST answer, requests/s', floor: 'empty POST', bar: SPEED_BAR }),
      {
        what: 'POST answer, p99 over p50 at half load',
        ours: `${half.p99} ms`,
        floor: `${half.p50} ms`,
        ratio: half.p99 / Math.max(1, half.p50),
        bar: { atMost: 3 },
      },
      {
        what: 'POST answer, p99 over the empty handler’s',
        ours: `${half.p99} ms`,
        floor: `${emptyHalf.p99} ms`,
        ratio: half.p99 / Math.max(1, emptyHalf.p99),
        bar: { atMost: 2 },
      },
      {
        what: 'twice as many as it can save: failures other than 503',
        ours: String(overload.unexpected),
        floor: '0',
        ratio: overload.unexpected,
        bar: { atMost: 0 },
      },
      {
        what: 'twice as many as it can save: saved/s',
        ours: `${overload.goodPerSecond.toFixed(0)} (${overload.refused} refused)`,
        floor: `${speed.ours.toFixed(0)} (at saturation)`,
        ratio: overload.goodPerSecond / speed.ours,
        bar: { atLeast: 0.95 },
      },
    ];
  },
};
