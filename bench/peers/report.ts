import { type Compared, median } from '@/bench/lib/measure';
import type { Traffic } from '@/bench/lib/traffic';
import type { Visits } from './pages';
import type { Rounds } from './rounds';

/** The table, in the words of the README. */

interface Line {
  what: string;
  /** Which variant, where it is not the release. */
  peer: string;
  ours: number;
  theirs: number;
  /** Ours over theirs, round by round, where there were rounds. */
  ratios?: number[];
  write: (value: number) => string;
}

const fixed =
  (digits: number, unit = '') =>
  (value: number) =>
    `${value.toFixed(digits)}${unit}`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`;

/** Three digits that count, whichever side is the larger. */
const writeRatio = (ratio: number): string => (Number.isFinite(ratio) ? String(Number(ratio.toPrecision(3))) : '');

const ofRounds = (what: string, ours: number[], theirs: number[], write: Line['write']): Omit<Line, 'peer'> => ({
  what,
  ours: median(ours),
  theirs: median(theirs),
  ratios: ours.map((value, round) => value / (theirs[round] ?? Number.NaN)),
  write,
});

const sum = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value + (other[index] ?? 0));

export function roundLines(ours: Rounds, theirs: Rounds): Line[] {
  const whole = (rounds: Rounds) => sum(rounds.serverMs, rounds.databaseMs);
  return [
    ofRounds('answers saved a second', ours.perSecond, theirs.perSecond, fixed(1)),
    ofRounds('processor time for an answer', whole(ours), whole(theirs), fixed(2, ' ms')),
    ofRounds('of it the servers', ours.serverMs, theirs.serverMs, fixed(2, ' ms')),
    ofRounds('of it the database', ours.databaseMs, theirs.databaseMs, fixed(2, ' ms')),
    ofRounds('an answer while nobody else answers', ours.aloneMs, theirs.aloneMs, fixed(1, ' ms')),
  ].map((line) => ({ ...line, peer: theirs.side.name }));
}

export function memoryLines(ours: Rounds, theirs: Rounds): Line[] {
  const whole = ({ memory }: Rounds) => memory.server + memory.database;
  const line = (what: string, read: (rounds: Rounds) => number): Line => ({
    ...{ what, peer: theirs.side.name, write: megabytes },
    ours: read(ours),
    theirs: read(theirs),
  });
  return [
    line('memory after the load', whole),
    line('of it the servers', ({ memory }) => memory.server),
    line('of it the database', ({ memory }) => memory.database),
  ];
}

export const pageLines = ({ ours, theirs }: { ours: Visits; theirs: Visits }): Line[] =>
  (['cold', 'warm'] as const).flatMap((visit) => {
    const line = (what: string, read: (traffic: Traffic) => number, write: Line['write']): Line => ({
      what: `first question’s page, ${visit === 'cold' ? 'empty cache' : 'once more'}: ${what}`,
      peer: 'TCExam',
      ours: read(ours[visit]),
      theirs: read(theirs[visit]),
      write,
    });
    return [line('requests', ({ requests }) => requests, fixed(0)), line('bytes', ({ bytes }) => bytes, kilobytes)];
  });

export const startLine = ({ ours, floor, ratios }: Compared): Line => ({
  what: 'second start to first answer',
  peer: 'TCExam',
  ours,
  theirs: floor,
  ratios,
  write: fixed(2, ' s'),
});

export function printLines(lines: readonly Line[]): void {
  console.log('| what | peer | Coldpass | peer’s | ratio | rounds |\n| --- | --- | --- | --- | --- | --- |');
  for (const { what, peer, ours, theirs, ratios, write } of lines) {
    const rounds = ratios ? `${writeRatio(Math.min(...ratios))} to ${writeRatio(Math.max(...ratios))}` : '';
    const ratio = ratios ? median(ratios) : ours / theirs;
    console.log(`| ${[what, peer, write(ours), write(theirs), writeRatio(ratio), rounds].join(' | ')} |`);
  }
}
