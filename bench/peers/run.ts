/**
 * Another product for exams beside ours: installs TCExam, drives both by the same load in turn, and prints ratios.
 * `npm run bench:peers`, or `npm run bench:peers -- --source FOLDER` with a checkout of TCExam. README.md says what the figures mean.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PINS, startInstance } from '@/bench/lib/lab';
import type { Compared } from '@/bench/lib/measure';
import { openColdpass } from './coldpass';
import { visitPages } from './pages';
import { memoryLines, pageLines, printLines, roundLines, startLine } from './report';
import { ADDRESS, findPrograms, getSource, installPackages } from './requirements';
import { playRounds, type Rounds } from './rounds';
import type { Side } from './side';
import { endAll, layStack, type Place, type Running, type Stack, startStack, VARIANTS } from './stack';
import { compareStarts } from './starts';
import { openTcexam } from './tcexam';

const LEARNERS = 16;
/** One more than those under load: the page is looked at as another user. */
const USERS = LEARNERS + 1;

const writeLoad = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

/** What is to be undone, last thing first, also when something fails. */
class Undoing {
  private readonly steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  async all(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error('Not everything could be stopped:', error);
      }
    }
  }
}

const say = (message: string): void => console.log(`${message} …`);

function pinnedPlace(): Place {
  const { server, others } = PINS;
  return { server, database: others === null ? [] : ['taskset', '-c', others] };
}

async function measure(given: string | undefined, undoing: Undoing): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'peers-'));
  chmodSync(scratch, 0o755);
  // What is just about to end may still write.
  undoing.add(() => rm(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));
  undoing.add(endAll);
  say("Installing what is missing of Debian's packages");
  const installed = installPackages();
  if (installed.length > 0) console.log(`Installed, and left installed: ${installed.join(' ')}`);
  const programs = findPrograms();
  say(given ? 'Reading the source that was given' : `Fetching ${ADDRESS}`);
  const source = getSource(given, scratch);
  const stacks: Stack[] = [];
  for (const [number, { name, patches }] of VARIANTS.entries()) {
    say(`Setting up ${name} ${source.name}`);
    const folder = join(scratch, String(number));
    stacks.push(await layStack({ name, folder, source: source.folder, programs, users: USERS, patches }));
  }
  const [released] = stacks;
  if (!released) throw new Error('There is nothing to compare with.');
  say('Building ours where needed, and starting each of both a second time');
  const starts = await compareStarts(released, scratch);
  say('Starting all');
  const product = await startInstance();
  undoing.add(product.stop);
  const place = pinnedPlace();
  const running: Running[] = [];
  for (const stack of stacks) {
    const one = await startStack(stack, place);
    undoing.add(one.stop);
    running.push(one);
  }
  say('Looking at the page of a question');
  const visits = await visitPages(product, { url: released.url, userNumber: LEARNERS });
  say('Answering');
  const sides: Side[] = [await openColdpass(product, LEARNERS)];
  for (const [number, stack] of stacks.entries()) {
    sides.push(await openTcexam(stack, running[number]?.roots ?? [], LEARNERS));
  }
  const [ours, ...theirs] = await playRounds(sides);
  if (ours) print({ source: source.name, ours, theirs, starts, visits });
}

interface Measured {
  source: string;
  ours: Rounds;
  theirs: Rounds[];
  starts: Compared;
  visits: Parameters<typeof pageLines>[0];
}

function print({ source, ours, theirs, starts, visits }: Measured): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, Coldpass ${commit}, TCExam ${source}, ${cpus().length} cores, ` +
      `load ${writeLoad()} at the end\n`,
  );
  printLines([
    ...theirs.flatMap((rounds) => roundLines(ours, rounds)),
    ...pageLines(visits),
    startLine(starts),
    ...theirs.slice(0, 1).flatMap((rounds) => memoryLines(ours, rounds)),
  ]);
  for (const { side, saved, changed } of [ours, ...theirs]) {
    console.log(`${side.name}: ${saved} answers called saved, ${changed} changes of a row, every answer found.`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { source: { type: 'string' } } });
  const undoing = new Undoing();
  // What was started is stopped also when the run is interrupted.
  let isEnding = false;
  const end = () => {
    // What runs this passes a signal on that has come here already.
    if (isEnding) return;
    isEnding = true;
    void undoing.all().then(() => process.exit(1));
  };
  for (const ending of ['SIGINT', 'SIGTERM'] as const) process.on(ending, end);
  console.log(`Load before: ${writeLoad()}`);
  try {
    await measure(values.source, undoing);
  } finally {
    await undoing.all();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
