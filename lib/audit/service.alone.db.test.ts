import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { grantAdmin } from '@/lib/account/admins-service';
import { startDeviceAccount } from '@/lib/auth/devices-service';
import { erasePeople, makeConfirmedPerson, makePerson, ORIGIN, PASSWORD } from '@/lib/auth/testing/people';
import { mergeQuestions } from '@/lib/bank/duplicates/service';
import * as editing from '@/lib/bank/editing/service';
import * as sections from '@/lib/bank/sections/service';
import { withMailStored } from '@/lib/before-answer';
import { db, disconnect } from '@/lib/db/client';
import { importQuestions } from '@/lib/import-export/service';
import { ROLES } from '@/lib/kernel/account';
import type { UserId } from '@/lib/kernel/ids';
import * as people from '@/lib/people/service';
import { answerReport } from '@/lib/reports/answering/service';
import { listAudit } from './service';
import type * as store from './store';

/**
 * While `isBroken` is true, entries contain the id of an admin who does not exist, so that the database refuses them
 * within the transaction.
 */
const ledger = vi.hoisted(() => ({ isBroken: false }));

vi.mock('./store', async (importOriginal) => {
  const original = await importOriginal<typeof store>();
  const nobody = '00000000-0000-4000-8000-000000000000';
  return {
    ...original,
    createEntries: (...[tx, entries]: Parameters<typeof original.createEntries>) =>
      original.createEntries(tx, ledger.isBroken ? entries.map((entry) => ({ ...entry, actorId: nobody })) : entries),
  };
});

let actor: { userId: UserId; email: string };
let personId: UserId;
let sectionId: number;
let questionId: number;
let otherId: number;
let reportId: string;

const answers = [
  { text: 'one', isCorrect: true, why: '' },
  { text: 'two', isCorrect: false, why: '' },
];
const shelf = { isForMockTest: false, topic: 'laws', difficulty: 2, explanation: '', reference: '' };
const fieldsOf = (text: string) => ({ ...shelf, sectionId, text: `${text} ${randomUUID()}`, answers });

beforeAll(async () => {
  const admin = await makePerson();
  await db.user.update({ where: { id: admin.id }, data: { roles: [ROLES.user, ROLES.admin] } });
  actor = { userId: admin.id, email: admin.email };
  personId = (await makeConfirmedPerson()).id;
});

beforeEach(async () => {
  await db.user.update({ where: { id: personId }, data: { lockedAt: null } });
  sectionId = (await sections.createSection(actor.userId, { name: randomUUID(), description: 'x' })).id;
  questionId = (await editing.createQuestion(actor.userId, fieldsOf('First'))).id;
  otherId = (await editing.createQuestion(actor.userId, fieldsOf('Second'))).id;
  const report = { questionId, revisionId: 1, userId: personId, reason: 'typo' };
  reportId = (await db.questionReport.create({ data: report, select: { id: true } })).id;
  await db.auditEntry.deleteMany({ where: { actorId: actor.userId } });
});

afterAll(async () => {
  await db.auditEntry.deleteMany({ where: { actorId: actor.userId } });
  await db.question.deleteMany({ where: { section: { id: { gt: 6 } } } });
  await db.section.deleteMany({ where: { id: { gt: 6 } } });
  await erasePeople();
  await disconnect();
});

/** Returns a hash of all data that an admin's action could change. */
const fingerprint = async () =>
  JSON.stringify(
    await db.$queryRaw`SELECT (SELECT md5(string_agg(q::text, '' ORDER BY id)) FROM questions q) AS questions,
      (SELECT count(*)::int FROM question_revisions) AS revisions, (SELECT count(*)::int FROM answers) AS answers,
      (SELECT string_agg(s::text, '' ORDER BY id) FROM sections s) AS sections,
      (SELECT string_agg(p::text, '' ORDER BY id) FROM question_reports p) AS reports,
      (SELECT string_agg(u::text, '' ORDER BY id) FROM users u) AS users,
      (SELECT count(*)::int FROM sessions WHERE revoked_at IS NULL) AS sessions,
      (SELECT count(*)::int FROM mail_tokens) AS links, (SELECT count(*)::int FROM audit_entries) AS audit`,
  );

const csv = (text: string) => new TextEncoder().encode(`section,text,answer1,answer2,correct\nCore,${text},a,b,1\n`);

type Entry = { action: string; before: unknown; after: unknown };
const some = expect.any(Object);

const ACTS: [string, () => Promise<unknown>, Entry[]][] = [
  [
    'a new section',
    () => sections.createSection(actor.userId, { name: `new ${randomUUID()}`, description: 'd' }),
    [{ action: 'section.create', before: null, after: expect.objectContaining({ description: 'd' }) }],
  ],
  [
    'a change of a section',
    () =>
      sections.updateSection({
        actorId: actor.userId,
        id: sectionId,
        fields: { name: randomUUID(), description: 'y' },
      }),
    [
      {
        action: 'section.update',
        before: expect.objectContaining({ description: 'x' }),
        after: expect.objectContaining({ description: 'y' }),
      },
    ],
  ],
  [
    'the archiving of a section',
    () => sections.deleteSection(actor.userId, sectionId),
    [
      {
        action: 'section.archive',
        before: expect.objectContaining({ isArchived: false }),
        after: expect.objectContaining({ isArchived: true }),
      },
    ],
  ],
  [
    'a new question',
    () => editing.createQuestion(actor.userId, fieldsOf('Third')),
    [{ action: 'question.create', before: null, after: some }],
  ],
  [
    'a change of a question',
    () => editing.updateQuestion(actor.userId, questionId, { ...fieldsOf('Changed'), difficulty: 3 }),
    [
      {
        action: 'question.update',
        before: expect.objectContaining({ text: expect.stringMatching(/^First/), difficulty: 2 }),
        after: expect.objectContaining({ text: expect.stringMatching(/^Changed/), difficulty: 3 }),
      },
    ],
  ],
  [
    'the deletion of a question',
    () => editing.deleteQuestion(actor.userId, questionId),
    [{ action: 'question.delete', before: expect.objectContaining({ topic: 'laws' }), after: null }],
  ],
  [
    'a change of several questions',
    () => editing.changeQuestions(actor.userId, [questionId, otherId], { topic: 'moved' }),
    [1, 2].map(() => ({ action: 'question.update', before: { topic: 'laws' }, after: { topic: 'moved' } })),
  ],
  [
    'a merge',
    () => mergeQuestions(actor.userId, questionId, [otherId]),
    [
      {
        action: 'question.archive',
        before: { state: 'published' },
        after: expect.objectContaining({ state: 'archived' }),
      },
      { action: 'question.merge', before: { duplicateIds: [] }, after: { duplicateIds: [expect.any(Number)] } },
    ],
  ],
  [
    'an import',
    () =>
      importQuestions({
        actorId: actor.userId,
        format: 'csv',
        dryRun: false,
        html: 'refuse',
        bytes: csv(`Imported ${randomUUID()}`),
      }),
    [
      { action: 'question.create', before: null, after: some },
      { action: 'question.import', before: null, after: { format: 'csv', added: 1, changed: 0 } },
    ],
  ],
  [
    'the answer to a report',
    () => answerReport({ actorId: actor.userId, id: reportId, status: 'resolved', reply: 'Mended' }),
    [
      {
        action: 'report.answer',
        before: { status: 'open', reply: '' },
        after: { status: 'resolved', reply: 'Mended' },
      },
    ],
  ],
  [
    'a lock',
    () => people.lockPerson({ actor, id: personId, password: PASSWORD, now: new Date() }),
    [{ action: 'person.lock', before: { isLocked: false }, after: { isLocked: true } }],
  ],
  [
    'a reset mail',
    () => withMailStored(() => people.mailReset({ actor, id: personId, now: new Date() })),
    [{ action: 'person.reset-mail', before: null, after: null }],
  ],
];

const entries = async () => {
  const rows = await db.auditEntry.findMany({
    where: { actorId: actor.userId },
    select: { action: true, before: true, after: true },
  });
  return rows.sort((one, other) => one.action.localeCompare(other.action));
};

describe('the audit log', () => {
  it.each(ACTS)('%s is recorded once, with the values before and after', async (_name, act, expected) => {
    await act();
    expect(await entries()).toEqual(expected);
  });

  it.each(ACTS)('%s is rolled back if its entry cannot be written', async (_name, act) => {
    const before = await fingerprint();
    ledger.isBroken = true;
    await expect(act().finally(() => (ledger.isBroken = false))).rejects.toThrow(/foreign key/i);
    expect(await fingerprint()).toBe(before);
  });

  it('a role does not change if its audit entry cannot be written', async () => {
    const { email } = await db.user.findUniqueOrThrow({ where: { id: personId }, select: { email: true } });
    const before = await fingerprint();
    await expect(grantAdmin(email ?? '', randomUUID())).rejects.toMatchObject({ code: 'P2003' });
    expect(await fingerprint()).toBe(before);
  });

  it('restoring and unlocking are recorded only once when done twice', async () => {
    await sections.deleteSection(actor.userId, sectionId);
    await sections.restoreSection(actor.userId, sectionId);
    const act = { actor, id: personId };
    await people.lockPerson({ ...act, password: PASSWORD, now: new Date() });
    await people.lockPerson({ ...act, password: PASSWORD, now: new Date() });
    await people.unlockPerson(act);
    await people.unlockPerson(act);
    expect((await entries()).map(({ action, before, after }) => [action, before, after]).slice(-3)).toEqual([
      ['person.unlock', { isLocked: true }, { isLocked: false }],
      ['section.archive', some, some],
      ['section.restore', { isArchived: true }, { isArchived: false }],
    ]);
    expect(await db.auditEntry.count({ where: { actorId: actor.userId, action: 'person.lock' } })).toBe(1);
  });

  it('a refused action leaves no entry', async () => {
    const { name } = await db.section.findUniqueOrThrow({ where: { id: sectionId } });
    await expect(sections.createSection(actor.userId, { name, description: 'd' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(sections.restoreSection(actor.userId, sectionId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await entries()).toEqual([]);
  });

  it('an entry shows the email of its account while the account exists, and stores no email itself', async () => {
    const person = await makePerson();
    await withMailStored(() => people.mailReset({ actor, id: person.id, now: new Date() }));
    const entryOf = async () => (await listAudit({ subject: `user:${person.id}`, page: 0, size: 1 })).items[0];
    expect(await entryOf()).toMatchObject({ actor: actor.email, subjectEmail: person.email });
    await db.user.delete({ where: { id: person.id } });
    expect(await entryOf()).toMatchObject({ subject: `user:${person.id}`, subjectEmail: '', subjectName: '' });
  });

  it('an entry names an account without an email by its device and the date of its creation', async () => {
    const { user } = await startDeviceAccount(ORIGIN, new Date('2026-11-21T12:00:00Z'));
    await db.user.update({ where: { id: user.id }, data: { createdAt: new Date('2026-11-21T12:00:00Z') } });
    await people.lockPerson({ actor, id: user.id, password: PASSWORD, now: new Date() });
    const { items } = await listAudit({ subject: `user:${user.id}`, page: 0, size: 1 });
    expect(items[0]).toMatchObject({ subjectEmail: '', subjectName: 'Firefox on Linux, since Nov 21, 2026' });
    await db.user.delete({ where: { id: user.id } });
  });

  it('an entry is found by a prefix of its action without wildcards', async () => {
    await editing.createQuestion(actor.userId, fieldsOf('Sought'));
    const found = async (action: string) => (await listAudit({ action, page: 0, size: 1 })).totalItems;
    expect(await found('question.cre')).toBeGreaterThan(0);
    for (const action of ['%', 'question_cre', '\\']) expect(await found(action)).toBe(0);
  });
});
