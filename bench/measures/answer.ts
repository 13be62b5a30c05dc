import { throughput, underLoad } from '@/bench/lib/load';
import type { Measure } from '@/bench/lib/measure';
import { sideBySide } from '@/bench/lib/measure';
import { bearerOf, openPapers } from '@/bench/lib/papers';

const ROUNDS = 5;

/** POST answer (bearer, ownership, state, limits, save) beside an empty POST handler of the same Next version. */
export const answer: Measure = {
  name: 'answer',
  async run(lab) {
    const member = await lab.register();
    const nextBody = await openPapers(lab, member, 8);
    const ours = { url: `${lab.url}/api/test/answer`, method: 'POST' as const, headers: bearerOf(member), nextBody };
    const empty = { url: `${lab.referenceUrl}/api/empty`, method: 'POST' as const, body: nextBody() };
    const speed = await sideBySide(
      () => throughput(ours),
      () => throughput(empty),
      ROUNDS,
    );
    // Open loop at half of what saturates, where latencies mean something.
    const half = await underLoad({ ...ours, rate: Math.floor(speed.ours / 2) });
    const emptyHalf = await underLoad({ ...empty, rate: Math.floor(speed.floor / 2) });
    const overload = await underLoad({ ...ours, connections: 64 });
    return [
      {
        what: 'POST answer, requests/s',
        ours: speed.ours.toFixed(0),
        floor: `${speed.floor.toFixed(0)} (empty POST)`,
        ratio: speed.ours / speed.floor,
        bar: { atLeast: 0.45 },
      },
      {
        what: 'POST answer, p99 over p50 at half load',
        ours: `${half.p99} ms`,
        floor: `${half.p50} ms`,
        ratio: half.p99 / Math.max(1, half.p50),
        bar: { atMost: 6 },
      },
      {
        what: 'POST answer, p99 over the empty handler’s',
        ours: `${half.p99} ms`,
        floor: `${emptyHalf.p99} ms`,
        ratio: half.p99 / Math.max(1, emptyHalf.p99),
        bar: { atMost: 2 },
      },
      {
        what: 'POST answer, failures under overload',
        ours: String(overload.failed.errors + overload.failed.non2xx),
        floor: '0',
        ratio: overload.failed.errors + overload.failed.non2xx,
        bar: { atMost: 0 },
      },
    ];
  },
};
