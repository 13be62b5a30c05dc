import { openLines } from '@/bench/lib/lines';
import { throughput, underLoad } from '@/bench/lib/load';
import { comparedRow, type Measure, median, percentile, sideBySide } from '@/bench/lib/measure';
import { paced } from '@/bench/lib/paced';
import { bearerOf, openPapers } from '@/bench/lib/papers';

const ROUNDS = 5;
/** One for each connection. */
const PAPERS = 16;
const OVERLOAD_CONNECTIONS = 200;
const SPEED_BAR = { atLeast: 2 };

const PACED_SECONDS = 4;
const PACED_ROUNDS = 3;

interface Latencies {
  p50: number;
  p99: number;
}

async function latencies(perSecond: number, send: () => Promise<number>): Promise<Latencies> {
  const times = await paced(PACED_SECONDS, perSecond, send);
  return { p50: median(times), p99: percentile(times, 0.99) };
}

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
    // Sent at a pace that does not wait for answers: half of what saturates, where latencies mean something.
    const [lines, emptyLines] = [openLines(ours.url, ours.headers), openLines(empty.url, {})];
    const rounds: { half: Latencies; emptyHalf: Latencies }[] = [];
    for (let round = 0; round < PACED_ROUNDS; round += 1) {
      const half = await latencies(speed.ours / 2, () => lines.post(nextBody()));
      const emptyHalf = await latencies(speed.floor / 2, () => emptyLines.post(empty.body));
      rounds.push({ half, emptyHalf });
    }
    lines.close();
    emptyLines.close();
    const middle = (read: (round: (typeof rounds)[number]) => number) => `${median(rounds.map(read)).toFixed(2)} ms`;
    const spread = rounds.map(({ half }) => half.p99 / half.p50);
    const beside = rounds.map(({ half, emptyHalf }) => half.p99 / emptyHalf.p99);
    const overload = await underLoad({ ...ours, connections: OVERLOAD_CONNECTIONS, rate: Math.ceil(speed.ours * 2) });
    return [
      comparedRow(speed, { what: 'POST answer, requests/s', floor: 'empty POST', bar: SPEED_BAR }),
      {
        what: 'POST answer, p99 over p50 at half load',
        ours: middle(({ half }) => half.p99),
        floor: middle(({ half }) => half.p50),
        ratio: median(spread),
        ratios: spread,
        bar: { atMost: 3 },
      },
      {
        what: 'POST answer, p99 over the empty handler’s',
        ours: middle(({ half }) => half.p99),
        floor: middle(({ emptyHalf }) => emptyHalf.p99),
        ratio: median(beside),
        ratios: beside,
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
