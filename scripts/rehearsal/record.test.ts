import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Lap } from './lap';
import { DOCUMENT, readRecord, table, toKept, totalsOf, withRecord } from './record';

const lap: Lap = {
  startedAt: '2026-11-23T05:00:00.000Z',
  rounds: [
    {
      ...{ fault: 'leader: power cut', withoutWritesMs: 19_740, healedMs: 32_000, acknowledged: 50, reads: 100 },
      ...{ failedReads: [{ path: '/', status: 503, ms: 12 }], slowestReadMs: 3_100 },
    },
    {
      ...{ fault: 'leader: power cut', withoutWritesMs: 24_100, healedMs: 31_000, acknowledged: 40, reads: 90 },
      ...{ failedReads: [], slowestReadMs: 900 },
    },
  ],
  acknowledged: 97,
  statuses: {},
  odd: [],
  broken: ['500 GET /'],
  stopped: ['Error: too late\n    at somewhere'],
  findings: { attempts: 3, unfinished: 1, questions: 90, found: 90, lost: 0, lostStarts: 0, doubled: 0, misjudged: 0 },
};

describe('the record of the rehearsed faults', () => {
  it('keeps a lap in short, and of what went wrong its first line', () => {
    const kept = toKept(lap, 'faults', 'abc');
    expect(kept).toMatchObject({ acknowledged: 97, unfinished: 1, broken: 1, stopped: ['Error: too late'] });
    expect(totalsOf([kept, kept])).toMatchObject({
      laps: 2,
      rounds: 4,
      reads: 380,
      readsFailed: 2,
      worstWithoutWrites: 24.1,
    });
    expect(table([kept])).toContain('| leader: power cut | 2 | 24.1 s | 24.1 s | 32.0 s | 32.0 s | 1 of 190 | 3.1 s |');
  });

  it('is what the document says', () => {
    const document = readFileSync(DOCUMENT, 'utf8');
    expect(withRecord(document, readRecord())).toBe(document);
  });
});
