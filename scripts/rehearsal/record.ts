import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Lap } from './lap';

/** What the sittings have found, each lap a line, and what docs/availability.md says of it. Two hundred rounds take longer than most sittings. */

const RECORD = 'docs/availability-rounds.jsonl';
export const DOCUMENT = 'docs/availability.md';

export type Kind = 'faults' | 'control';

/** Times in seconds. */
interface KeptRound {
  fault: string;
  withoutWrites: number;
  wholeAfter: number;
  reads: number;
  readsFailed: number;
  slowestRead: number;
}

export interface KeptLap {
  at: string;
  commit: string;
  kind: Kind;
  acknowledged: number;
  lost: number;
  /** Laps before 23 Nov 2026, 08:30 did not count them. */
  lostStarts?: number;
  doubled: number;
  misjudged: number;
  unfinished: number;
  /** Answers of 5xx that were no refusal. */
  broken: number;
  /** Why the lap, or a learner in it, ended early. */
  stopped: string[];
  rounds: KeptRound[];
}

const inSeconds = (ms: number): number => Number((ms / 1000).toFixed(1));

/** What was run; `+`: with changes that are in no commit. */
export function currentCommit(): string {
  const git = (...command: string[]) => (spawnSync('git', command, { encoding: 'utf8' }).stdout ?? '').trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs') !== '';
  return `${git('rev-parse', '--short=9', 'HEAD') || 'unknown'}${isChanged ? '+' : ''}`;
}

export function toKept(lap: Lap, kind: Kind, commit: string): KeptLap {
  const { lost, lostStarts, doubled, misjudged, unfinished } = lap.findings;
  return {
    ...{
      at: lap.startedAt,
      commit,
      kind,
      acknowledged: lap.acknowledged,
      lost,
      lostStarts,
      doubled,
      misjudged,
      unfinished,
    },
    broken: lap.broken.length,
    stopped: lap.stopped.map((reason) => reason.split('\n')[0] ?? ''),
    rounds: lap.rounds.map((round) => ({
      fault: round.fault,
      withoutWrites: inSeconds(round.withoutWritesMs),
      wholeAfter: inSeconds(round.healedMs),
      reads: round.reads,
      readsFailed: round.failedReads.length,
      slowestRead: inSeconds(round.slowestReadMs),
    })),
  };
}

export const readRecord = (): KeptLap[] =>
  existsSync(RECORD)
    ? readFileSync(RECORD, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as KeptLap)
    : [];

export function addToRecord(lap: KeptLap): void {
  appendFileSync(RECORD, `${JSON.stringify(lap)}\n`);
  writeFileSync(DOCUMENT, withRecord(readFileSync(DOCUMENT, 'utf8'), readRecord()));
}

const PART = /(<!-- rounds -->\n)[\s\S]*?(\n<!-- \/rounds -->)/;

/** The document with what the record says between its two marks. */
export function withRecord(document: string, laps: readonly KeptLap[]): string {
  if (!PART.test(document)) throw new Error(`${DOCUMENT} has no place for the rounds`);
  return document.replace(PART, (_whole, begin: string, end: string) => `${begin}${told(laps)}${end}`);
}

export interface Totals {
  rounds: number;
  laps: number;
  acknowledged: number;
  lost: number;
  lostStarts: number;
  doubled: number;
  misjudged: number;
  unfinished: number;
  broken: number;
  reads: number;
  readsFailed: number;
  worstWithoutWrites: number;
}

export function totalsOf(laps: readonly KeptLap[]): Totals {
  const rounds = laps.flatMap((lap) => lap.rounds);
  const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    rounds: rounds.length,
    laps: laps.length,
    acknowledged: sum(laps, ({ acknowledged }) => acknowledged),
    lost: sum(laps, ({ lost }) => lost),
    lostStarts: sum(laps, ({ lostStarts = 0 }) => lostStarts),
    doubled: sum(laps, ({ doubled }) => doubled),
    misjudged: sum(laps, ({ misjudged }) => misjudged),
    unfinished: sum(laps, ({ unfinished }) => unfinished),
    broken: sum(laps, ({ broken }) => broken),
    reads: sum(rounds, ({ reads }) => reads),
    readsFailed: sum(rounds, ({ readsFailed }) => readsFailed),
    worstWithoutWrites: Math.max(0, ...rounds.map(({ withoutWrites }) => withoutWrites)),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** A row for each fault. */
export function table(laps: readonly KeptLap[]): string {
  const rounds = laps.flatMap((lap) => lap.rounds);
  const rows = [...new Set(rounds.map(({ fault }) => fault))].map((fault) => {
    const own = rounds.filter((round) => round.fault === fault);
    const time = (of: (round: KeptRound) => number, pick: (values: number[]) => number) =>
      `${pick(own.map(of)).toFixed(1)} s`;
    const worst = (values: readonly number[]) => Math.max(...values);
    return [
      ...[fault, own.length, time((round) => round.withoutWrites, median), time((round) => round.withoutWrites, worst)],
      ...[time((round) => round.wholeAfter, median), time((round) => round.wholeAfter, worst)],
      `${own.reduce((sum, { readsFailed }) => sum + readsFailed, 0)} of ${own.reduce((sum, { reads }) => sum + reads, 0)}`,
      time((round) => round.slowestRead, worst),
    ];
  });
  return [
    '| fault | rounds | without writes, median | worst | whole again after, median | worst | reads that failed | slowest read |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

function told(laps: readonly KeptLap[]): string {
  const parts: string[] = [];
  const faults = laps.filter(({ kind }) => kind === 'faults');
  if (faults.length > 0) parts.push(sentenceOf(faults), table(faults));
  const controls = laps.filter(({ kind }) => kind === 'control');
  if (controls.length > 0) parts.push(`Control, without synchronous replicas: ${sentenceOf(controls)}`);
  // Where answers are lost on purpose, learners find what they have begun gone.
  const early = faults.filter(({ stopped }) => stopped.length > 0);
  if (early.length > 0) {
    parts.push('In these laps a learner could not go on:');
    parts.push(
      early.map(({ at, commit, stopped }) => `- ${at.slice(0, 16)} at ${commit}: ${stopped.join('; ')}`).join('\n'),
    );
  }
  return parts.join('\n\n');
}

function sentenceOf(laps: readonly KeptLap[]): string {
  const { rounds, acknowledged, lost, lostStarts, doubled, misjudged, unfinished, broken, reads, readsFailed } =
    totalsOf(laps);
  const days = [...new Set([laps[0], laps.at(-1)].map((lap) => lap?.at.slice(0, 10)))].join(' to ');
  const commits = [...new Set(laps.map(({ commit }) => commit))].join(', ');
  const counting = laps.filter((lap) => lap.lostStarts !== undefined).length;
  const starts = counting > 0 ? `${lostStarts} starts lost in the ${counting} laps that count them, ` : '';
  return (
    `${rounds} rounds in ${laps.length} laps, ${days}, at ${commits}: ${acknowledged} answers acknowledged, ${lost} of them lost, ` +
    `${starts}${doubled} doubled, ${misjudged} misjudged; ${unfinished} tests whose end was not acknowledged; ${broken} answers of 5xx that ` +
    `were no refusal; ${readsFailed} of ${reads} reads failed.`
  );
}
