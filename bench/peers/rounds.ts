import { setTimeout as sleep } from 'node:timers/promises';
import { answer, checkSaved } from './answering';
import { LONG_TEST } from './exam';
import { memoryOf } from './processes';
import { checkDurability, countChanges, type Side } from './side';

const ROUNDS = 6;
const ROUND_SECONDS = 6;
/** Of one learner whom nobody else disturbs. */
const ALONE_SECONDS = 2;
const ALONE_FIRST = 25;

/** A connection of PostgreSQL that has nothing to do tells after ten seconds at the latest how often it has changed a table. */
const STATISTICS_MS = 11_000;

/** Of one side, a value for each round. */
export interface Rounds {
  side: Side;
  /** At saturation. */
  perSecond: number[];
  serverMs: number[];
  databaseMs: number[];
  /** What one learner waits for, in milliseconds, when nobody else answers. */
  aloneMs: number[];
  memory: { server: number; database: number };
  /** Answers that were called saved, and changes that the database has counted meanwhile. */
  saved: number;
  changed: number;
}

/** Forward and backward by turns (ABC, CBA), so that what the machine does meanwhile falls on all of them. */
async function inTurn<T>(things: readonly T[], rounds: number, work: (thing: T) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const thing of round % 2 === 0 ? things : [...things].reverse()) await work(thing);
  }
}

interface Run extends Rounds {
  acknowledged: Map<string, number>;
  /** Answers of the next round: as many as the last one says will take long enough. */
  amount: number;
  aloneAmount: number;
}

/** Every learner answers every question once, which is also the warm-up; then as many as take long enough to tell the speed. */
async function warmUp(side: Side): Promise<Run> {
  const acknowledged = new Map<string, number>();
  const first = await answer(side, acknowledged, { amount: side.learners.length * LONG_TEST.questions });
  const second = await answer(side, acknowledged, { amount: Math.ceil(first.perSecond * 3) });
  const amounts = { amount: Math.ceil(second.perSecond * ROUND_SECONDS), aloneAmount: ALONE_FIRST };
  const none = { perSecond: [], serverMs: [], databaseMs: [], aloneMs: [] };
  return { side, acknowledged, ...amounts, ...none, memory: { server: 0, database: 0 }, saved: 0, changed: 0 };
}

async function playRound(run: Run): Promise<void> {
  const { side, acknowledged, amount, aloneAmount } = run;
  const all = await answer(side, acknowledged, { amount });
  const alone = await answer(side, acknowledged, { amount: aloneAmount, connections: 1 });
  run.perSecond.push(all.perSecond);
  run.serverMs.push(all.serverMs);
  run.databaseMs.push(all.databaseMs);
  run.aloneMs.push(1_000 / alone.perSecond);
  run.amount = Math.ceil(all.perSecond * ROUND_SECONDS);
  run.aloneAmount = Math.ceil(alone.perSecond * ALONE_SECONDS);
  run.saved += all.saved + alone.saved;
}

export async function playRounds(sides: readonly Side[]): Promise<Rounds[]> {
  const runs: Run[] = [];
  for (const side of sides) {
    await checkDurability(side);
    runs.push(await warmUp(side));
  }
  await sleep(STATISTICS_MS);
  for (const run of runs) run.changed = -(await countChanges(run.side));
  await inTurn(runs, ROUNDS, playRound);
  for (const run of runs) run.memory = memoryOf(run.side.roots);
  await sleep(STATISTICS_MS);
  for (const run of runs) {
    run.changed += await countChanges(run.side);
    await checkSaved(run.side, run.acknowledged);
    if (run.changed < run.saved) {
      throw new Error(
        `${run.side.name} called ${run.saved} answers saved, and its database has changed ${run.changed}.`,
      );
    }
  }
  return runs;
}
