import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { getProgress } from './progress-service';
import * as exchange from './service';

let adminId: string;
const MARK = `large ${randomUUID()}`;
const ROWS = 10_000;

const fileOf = (correct: string): Uint8Array =>
  new TextEncoder().encode(
    [
      'id,section,text,answer1,answer2,answer3,answer4,correct',
      ...Array.from(
        { length: ROWS },
        (_, n) => `large-${n},Core,${MARK} ${n} ${'x'.repeat(300)},one,two,three,four,${correct}`,
      ),
    ].join('\n'),
  );

const importFile = (bytes: Uint8Array, { dryRun = false, importId = randomUUID() } = {}) =>
  exchange.importQuestions({ actorId: adminId, format: 'csv', html: 'refuse', bytes, dryRun, importId });

beforeAll(async () => {
  const fields = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'Admin' };
  adminId = (await db.user.create({ data: { ...fields, roles: ['USER', 'ADMIN'] }, select: { id: true } })).id;
});

afterAll(async () => {
  await db.question.deleteMany({ where: { revisions: { some: { text: { startsWith: MARK } } } } });
  await db.auditEntry.deleteMany({ where: { actorId: adminId } });
  await db.user.delete({ where: { id: adminId } });
  await disconnect();
});

it('an import adds 10,000 rows with progress, then changes 10,000, and then finds them unchanged', async () => {
  const importId = randomUUID();
  const phases = new Set<string>();
  const poll = setInterval(() => {
    const progress = getProgress({ actorId: adminId, importId });
    if (progress) phases.add(progress.phase);
  }, 5);
  expect(await importFile(fileOf('1'), { importId })).toMatchObject({ added: ROWS, committed: true });
  clearInterval(poll);
  expect([...phases]).toEqual(expect.arrayContaining(['checking', 'saving']));
  const changed = fileOf('2');
  expect(await importFile(changed)).toMatchObject({ changed: ROWS });
  expect(await importFile(changed, { dryRun: true })).toMatchObject({ unchanged: ROWS });
}, 120_000);
