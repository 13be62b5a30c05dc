import { startInstance } from '@/bench/lib/lab';
import { comparedRow, type LoneMeasure, sideBySide } from '@/bench/lib/measure';
import { ask, enterClass, live, makeClass, STUDENTS, spread } from '@/bench/lib/school';
import { processorTime, serverPid } from '@/e2e/fixtures/processes';
import type { RoundView } from '@/lib/classes/room/contract';

/** As a phone asks (`components/classes/room/use-room.ts`). */
const LOOK_EVERY_MS = 3_000;
const SECONDS = 15;
const ROUNDS = 4;
/** A look at a question that was seen costs no more than the cheapest read of a signed-in account. */
const BAR = { atMost: 1 };

interface Phones {
  looks: (() => Promise<unknown>)[];
  /** As often, of the same accounts. */
  reads: (() => Promise<unknown>)[];
}

async function openRoom(url: string): Promise<Phones> {
  const { token, made } = await makeClass(url);
  const students: string[] = [];
  for (let number = 0; number < STUDENTS; number += 1) students.push(await enterClass(url, made, `Student ${number}`));
  const at = `/api/classes/${made.id}`;
  const { round } = await ask<{ round: RoundView }>(url, token, `${at}/round`, { sectionIds: [6], questionCount: 5 });
  const seen = `${at}/room?roundId=${round.id}&seen=${round.turn}`;
  return {
    looks: students.map((student) => () => ask(url, student, seen)),
    reads: students.map((student) => () => ask(url, student, '/api/favorites/count')),
  };
}

/** Milliseconds of the server's processor a second. */
async function watch(acts: readonly (() => Promise<unknown>)[], pid: number): Promise<number> {
  const before = processorTime(serverPid(pid)).wholeMs;
  await live(
    SECONDS,
    acts.map((act, number) => ({ everyMs: LOOK_EVERY_MS, firstMs: spread(LOOK_EVERY_MS, number), act })),
  );
  return (processorTime(serverPid(pid)).wholeMs - before) / SECONDS;
}

/** What forty phones cost that wait for the next question of the room. */
export const room: LoneMeasure = {
  name: 'room',
  async runAlone() {
    const { url, pid, stop } = await startInstance();
    try {
      const { looks, reads } = await openRoom(url);
      for (const acts of [looks, reads]) await watch(acts, pid);
      const atRest = await watch([], pid);
      const compared = await sideBySide(
        () => watch(looks, pid),
        () => watch(reads, pid),
        ROUNDS,
        BAR,
      );
      const what = `server's processor, a second of ${STUDENTS} phones that wait in a room (${atRest.toFixed(1)} ms at rest)`;
      const write = (ms: number) => `${ms.toFixed(1)} ms`;
      return [comparedRow(compared, { what, floor: 'as many counts of favorites', bar: BAR, write })];
    } finally {
      await stop();
    }
  },
};
