import { setTimeout as sleep } from 'node:timers/promises';
import { audit, type Findings } from '@/e2e/network-faults/audit';
import type { Cluster } from './cluster';
import type { FAULTS } from './faults';
import { People } from './people';

/** One lap: every fault once while people work, then everybody finishes, and the database is held against what was acknowledged. */

interface Round {
  fault: string;
  /** The longest time in which no answer was acknowledged, from the blow until the cluster was whole again; milliseconds. */
  withoutWritesMs: number;
  /** Until everything ran again. */
  healedMs: number;
  acknowledged: number;
  reads: number;
  failedReads: { path: string; status: number; ms: number }[];
  slowestReadMs: number;
}

export interface Lap {
  startedAt: string;
  rounds: Round[];
  acknowledged: number;
  statuses: Record<string, number>;
  /** Refusals that nobody expects. */
  odd: string[];
  /** Answers of 5xx that were no refusal. */
  broken: string[];
  stopped: string[];
  findings: Findings;
}

const CALM_MS = 2_000;
const WHOLE_MS = 240_000;

export interface LapOptions {
  cluster: Cluster;
  faults: typeof FAULTS;
  /** Names of the faults, in their order. */
  order: readonly string[];
  seed: number;
  say: (message: string) => void;
}

export async function runLap({ cluster, faults, order, seed, say }: LapOptions): Promise<Lap> {
  const startedAt = new Date().toISOString();
  const people = new People(cluster.url, seed);
  await people.begin();
  const rounds: Round[] = [];
  try {
    for (const fault of order) {
      const strike = faults[fault];
      if (!strike) throw new Error(`There is no fault ${fault}`);
      const round = await runRound(cluster, people, fault, () => strike(cluster));
      rounds.push(round);
      say(tell(round));
    }
  } catch (error) {
    // What was acknowledged is looked for all the same.
    people.stopped.push(error instanceof Error ? error.message : String(error));
  }
  await people.end();
  await cluster.until('there is a leader', async () => (await cluster.leader()) !== null, WHOLE_MS);
  const findings = await audit(await cluster.ownerUrl(), people.learners);
  const { statuses, odd, broken, stopped, acknowledgedAt } = people;
  return { startedAt, rounds, acknowledged: acknowledgedAt.length, statuses, odd, broken, stopped, findings };
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const tell = ({ fault, withoutWritesMs, healedMs, failedReads, slowestReadMs }: Round): string =>
  `${fault}: ${inSeconds(withoutWritesMs)} without writes, whole after ${inSeconds(healedMs)}, ${failedReads.length} reads failed, slowest ${inSeconds(slowestReadMs)}`;

async function runRound(cluster: Cluster, people: People, fault: string, strike: () => Promise<void>): Promise<Round> {
  await untilWorking(cluster, people);
  const from = Date.now();
  await strike();
  await untilWorking(cluster, people);
  const until = Date.now();
  const acknowledged = people.acknowledgedAt.filter((at) => at >= from && at <= until);
  const reads = people.reads.filter(({ at }) => at >= from && at <= until);
  return {
    fault,
    withoutWritesMs: longestGap([from, ...acknowledged, until]),
    healedMs: until - from,
    acknowledged: acknowledged.length,
    reads: reads.length,
    failedReads: reads
      .filter(({ status }) => status === 0 || status >= 500)
      .map(({ path, status, ms }) => ({ path, status, ms })),
    slowestReadMs: Math.max(0, ...reads.map(({ ms }) => ms)),
  };
}

const longestGap = (instants: readonly number[]): number =>
  instants.slice(1).reduce((longest, at, place) => Math.max(longest, at - (instants[place] ?? at)), 0);

/** Everything is up, and answers have been acknowledged since. */
async function untilWorking(cluster: Cluster, people: People): Promise<void> {
  await cluster.until(
    'the cluster is whole and serves',
    async () => (await cluster.isWhole()) && (await cluster.isServing()),
    WHOLE_MS,
  );
  const since = Date.now();
  await sleep(CALM_MS);
  await cluster.until('answers are acknowledged again', async () =>
    people.stopped.length > 0 ? true : people.acknowledgedAt.some((at) => at > since),
  );
}
