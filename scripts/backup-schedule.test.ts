import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** The schedule of `deploy/backup` inside its container, with programs in the places of pgBackRest and `sleep` that only note a call. */

const folder = mkdtempSync(join(tmpdir(), 'coldpass-schedule-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Backup {
  type: 'full' | 'diff' | 'incr';
  hoursAgo: number;
}

/** As pgBackRest 2.45 prints it, shortened. */
function infoOf(backups: Backup[]): string {
  const listed = backups.map(({ type, hoursAgo }) => {
    const stop = Math.floor(Date.now() / 1000) - hoursAgo * 3600;
    return {
      archive: { start: '000000010000000000000003', stop: '000000010000000000000003' },
      error: false,
      label: 'label',
      lsn: { start: '0/3000028', stop: '0/3000138' },
      timestamp: { start: stop - 5, stop },
      type,
    };
  });
  return JSON.stringify([{ archive: [], backup: listed, name: 'coldpass', status: { code: 0, message: 'ok' } }]);
}

/** The backups that are taken at a start of the container, which ends here at its first wait. */
function takenAtStart(backups: Backup[]): string[] {
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const programs = {
    pgbackrest: `case "$*" in *info*) echo '${infoOf(backups)}';; esac`,
    'coldpass-backup': `echo "$*" >> '${calls}'`,
    sleep: 'exit 75',
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const { status } = spawnSync('sh', [resolve('deploy/backup/coldpass-backup-nightly')], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  expect(status).toBe(75);
  return readFileSync(calls, 'utf8').split('\n').filter(Boolean);
}

describe('a start of the backup container', () => {
  it('takes a full backup where none exists', () => {
    expect(takenAtStart([])).toEqual(['full']);
  });

  it('takes no backup while the last full one is less than a day old', () => {
    expect(takenAtStart([{ type: 'full', hoursAgo: 0 }])).toEqual([]);
    expect(
      takenAtStart([
        { type: 'full', hoursAgo: 200 },
        { type: 'full', hoursAgo: 23 },
        { type: 'diff', hoursAgo: 1 },
      ]),
    ).toEqual([]);
  });

  it('takes a full backup when the last full one is a day old, although others are newer', () => {
    expect(
      takenAtStart([
        { type: 'full', hoursAgo: 25 },
        { type: 'diff', hoursAgo: 1 },
      ]),
    ).toEqual(['full']);
  });
});

it('pgBackRest keeps full backups by their age, so that restarts and restores expire none that is younger than 14 days', () => {
  const lines = readFileSync('deploy/backup/pgbackrest.conf', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('repo1-retention'))).toEqual([
    'repo1-retention-full-type=time',
    'repo1-retention-full=14',
  ]);
});
