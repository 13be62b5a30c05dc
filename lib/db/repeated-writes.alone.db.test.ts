import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishAttempt, recordResponse, startAttempt } from '@/lib/attempts/service';
import { CORE, someQuestions } from '@/lib/attempts/testing/learner';
import { listMoved, moveDevice } from '@/lib/auth/account-merge/service';
import { signOut } from '@/lib/auth/sessions/service';
import { makeConfirmedPerson, makeDevice, makePerson, NOW, newNetwork, PASSWORD } from '@/lib/auth/testing/people';
import { joinClass, leaveClass } from '@/lib/classes/joining/service';
import { createClass } from '@/lib/classes/service';
import { db, disconnect } from '@/lib/db/client';
import { databaseTrouble } from '@/lib/db/outage';
import { type OwnDatabase, useOwnDatabase } from '@/lib/db/testing/own-database';
import { addFavorite, removeFavorite } from '@/lib/favorites/service';
import { ROLES } from '@/lib/kernel/account';
import { toAttemptId } from '@/lib/kernel/ids';
import { sayOutcome } from '@/lib/outcomes/service';
import { changeAdmin, lockPerson } from '@/lib/people/service';
import { saveTurnedCards } from '@/lib/plan/cards/service';
import { choosePlan, storeSettings } from '@/lib/plan/service';
import { reportQuestion } from '@/lib/reports/service';
import { signAccessToken } from '@/lib/session/access-token';
import { giveTestimonial } from '@/lib/testimonials/service';

/**
 * The server acknowledges a request only after it has written or locked the request's rows. Reading the rows is not
 * enough: after a failover, the old leader can still read rows that no other machine has, but it cannot write or lock
 * them. So a repeated request, such as a second start, report or finish, must lock the rows that it finds.
 */

const NAME = 'repeated_writes';

/** A write that a client sends again because its response was lost. */
type Write = () => Promise<unknown>;

let own: OwnDatabase;
let writes: Record<string, Write>;

/** Returns functions that send one learner's writes, by name. They are in an order in which each write can succeed. */
async function describeWrites(): Promise<Record<string, Write>> {
  const { id: userId, user, refreshToken } = await makePerson();
  const { id: ownerId } = await makeDevice();
  const { id: classId, code } = await createClass({ userId: ownerId }, 'HVAC 101');
  const [question] = await someQuestions(CORE, 1);
  if (!question) throw new Error('The bank is empty');
  const questionId = question.id;
  const attemptId = toAttemptId(randomUUID());
  const start = { userId, testType: 'practice' as const, sectionIds: [CORE], timeFactor: 1, ageMs: 0, waitedMs: 0 };
  const chosen = {
    optionIds: [question.answers[0]?.id ?? 0],
    deviceId: randomUUID(),
    sequence: 1,
    timeSpentSeconds: 3,
  };
  const fact = await db.registeredFact.findFirstOrThrow({ select: { id: true } });
  const cards = [{ id: randomUUID(), figure: fact.id, isKnown: true, ageMs: 0 }];
  const device = await makeDevice(new Date());
  const { id: _id, ...profile } = device.user;
  const deviceToken = await signAccessToken({ sub: device.id, sid: device.sid, ...profile }, new Date());
  const to = { userId, sid: (await makePerson()).sid };
  const admin = await makePerson();
  await db.user.update({ where: { id: admin.id }, data: { roles: [ROLES.user, ROLES.admin] } });
  const actor = { userId: admin.id, email: admin.email ?? '' };
  const [{ id: helperId }, { id: lockedId }] = [await makeConfirmedPerson(), await makePerson()];
  const plan = {
    examDate: null,
    sectionIds: [CORE],
    minutesPerDay: 20,
    studyDays: [1],
    timeZone: 'UTC',
    oneTap: true,
  };
  const reader = { userId, timeZone: 'UTC', now: NOW };
  const leaver = await makeDevice();
  const attended = { code, name: 'Maria', address: newNetwork() };
  await joinClass({ ...attended, userId: leaver.id });
  return {
    'a start': () => startAttempt({ ...start, attemptId, questionIds: [questionId] }),
    'an answer': () => recordResponse({ ...chosen, userId, attemptId, questionId, ageMs: 0, waitedMs: 0 }),
    'a finish': () => finishAttempt({ id: attemptId, userId, ageMs: 0 }),
    'a favorite': () => addFavorite(userId, questionId),
    'a favorite that is taken away': () => removeFavorite(userId, questionId),
    'a card': () => saveTurnedCards(userId, cards, NOW),
    'a report': () => reportQuestion({ questionId, userId, reason: 'typo', comment: '', deviceConnection: null }),
    'a plan': () => choosePlan(reader, plan),
    'a setting': () => storeSettings(reader, { oneTap: true }),
    'joining a class': () => joinClass({ ...attended, userId }),
    'leaving a class': () => leaveClass(classId, leaver.id),
    'an outcome': () =>
      sayOutcome({ userId, examDate: '2026-11-02', sections: [{ sectionId: CORE, passed: true }], now: NOW }),
    'what a learner says of us': () => giveTestimonial({ userId, text: 'Clear', firstName: 'Kim', trade: '' }),
    'moving a device account': () => moveDevice({ deviceToken, to }),
    'asking what was moved': () => listMoved(userId, [device.id]),
    'making an admin': () => changeAdmin({ actor, id: helperId, isAdmin: true, password: PASSWORD }),
    'locking an account': () => lockPerson({ actor, id: lockedId, password: PASSWORD, now: NOW }),
    'signing out': () => signOut(refreshToken, NOW),
    'signing out with a token that opens nothing': () => signOut(`${user.id}`, NOW),
  };
}

async function setReadOnly(): Promise<void> {
  const { MIGRATION_DATABASE_URL: owner = '' } = process.env;
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  await client.query(`ALTER DATABASE ${NAME} SET default_transaction_read_only = on`).finally(() => client.end());
  await disconnect();
}

beforeAll(async () => {
  own = await useOwnDatabase(NAME, 'bank');
  writes = await describeWrites();
});
afterAll(() => own.drop());

it('a repeated write is not acknowledged by a former leader, because the first write may exist only there', async () => {
  for (const [name, write] of Object.entries(writes)) {
    await write();
    // The write "leaving a class" is not repeated here, because leaving twice is an error.
    if (name !== 'leaving a class') await write();
  }
  await setReadOnly();
  const acknowledged: string[] = [];
  for (const [name, write] of Object.entries(writes)) {
    const trouble = await write().then(
      () => 'acknowledged',
      (error: unknown) => databaseTrouble(error) ?? String(error),
    );
    if (trouble !== 'away') acknowledged.push(`${name}: ${trouble}`);
  }
  expect(acknowledged).toEqual([]);
}, 60_000);
