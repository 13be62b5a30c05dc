import { writeFileSync } from 'node:fs';
import type { Lap } from './lap';
import {
  addToRecord,
  currentCommit,
  type KeptLap,
  type Kind,
  readRecord,
  type Totals,
  table,
  toKept,
  totalsOf,
} from './record';

/** What the laps have found: in full in a file of this run; in short, when asked for, in the record of all sittings. */

const WORST_WITHOUT_WRITES_SECONDS = 30;

interface Options {
  /** For this run in full. */
  file: string;
  kind: Kind;
  /** Whether laps are added to the record. */
  isKept: boolean;
  /** Whether rounds in the record count. */
  isResumed: boolean;
}

export class Results {
  private readonly laps: Lap[] = [];
  private readonly kept: KeptLap[];
  private readonly commit = currentCommit();

  constructor(private readonly options: Options) {
    this.kept = options.isResumed ? readRecord().filter(({ kind }) => kind === options.kind) : [];
  }

  get totals(): Totals {
    return totalsOf(this.kept);
  }

  /** Those that were run least often come first. */
  next(faults: readonly string[], count: number): string[] {
    const runs = (name: string) =>
      this.kept.flatMap(({ rounds }) => rounds).filter(({ fault }) => fault === name).length;
    return faults.toSorted((one, other) => runs(one) - runs(other)).slice(0, count);
  }

  add(lap: Lap): void {
    const kept = toKept(lap, this.options.kind, this.commit);
    this.laps.push(lap);
    this.kept.push(kept);
    writeFileSync(this.options.file, `${JSON.stringify({ totals: this.totals, laps: this.laps }, null, 1)}\n`);
    if (this.options.isKept) addToRecord(kept);
  }

  /** Prints the table and says whether every bar holds; for a control run, whether something was lost. */
  judge(): boolean {
    const { totals } = this;
    console.log(table(this.kept));
    console.log(JSON.stringify(totals, null, 2));
    const stopped = this.laps.flatMap((lap) => [...lap.stopped, ...lap.broken]);
    for (const reason of stopped) console.log(reason);
    if (this.options.kind === 'control') return totals.lost > 0;
    const { lost, lostStarts, doubled, misjudged, unfinished, readsFailed, worstWithoutWrites } = totals;
    return (
      lost + lostStarts + doubled + misjudged + unfinished + readsFailed === 0 &&
      stopped.length === 0 &&
      worstWithoutWrites <= WORST_WITHOUT_WRITES_SECONDS
    );
  }
}
