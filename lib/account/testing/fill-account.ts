import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { savePicture } from '@/lib/account/pictures/service';
import { later, NOW, newEmail } from '@/lib/auth/testing/people';
import { db } from '@/lib/db/client';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { sayOutcome, storeShownChances } from '@/lib/outcomes/service';
import { getPlan, storeSettings } from '@/lib/plan/service';
import { putSummarySetting } from '@/lib/reports/summary/service';
import { giveTestimonial } from '@/lib/testimonials/service';

interface Person {
  id: UserId;
  sid: SessionId;
}

/**
 * Creates a row for the person in every table that can refer to a user. Returns a function that removes the rows that
 * are left after the account is deleted.
 */
export async function fillAccount({ id: userId, sid: sessionId }: Person): Promise<() => Promise<void>> {
  const question = await db.question.findFirstOrThrow({
    where: { state: 'published' },
    select: { id: true, sectionId: true, currentRevisionId: true },
  });
  const { id: questionId, sectionId } = question;
  const revisionId = question.currentRevisionId ?? 0;
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: '#0b4f6c' } });
  await savePicture({ userId, upload: await picture.png().toBuffer() });
  await db.favorite.create({ data: { userId, questionId } });
  const code = { hash: new Uint8Array(randomBytes(32)), expiresAt: later(60_000) };
  await db.transferCode.create({ data: { userId, sessionId, ...code } });
  await db.movedDevice.create({ data: { userId, deviceId: randomUUID() } });
  const card = { id: randomUUID(), factId: 'small-appliance-charge', isKnown: true, turnedAt: NOW };
  await db.turnedCard.create({ data: { userId, ...card } });
  await createAttempt({ userId, questionId, revisionId, sectionId });
  const first = { firstAnsweredAt: NOW, firstCorrect: true, firstRevisionId: revisionId };
  const last = { lastAnsweredAt: NOW, lastCorrect: true, timesAnswered: 1, timesCorrect: 1 };
  await db.learnerQuestion.create({ data: { userId, questionId, ...first, ...last } });
  await db.questionReport.create({
    data: { userId, questionId, revisionId, reason: 'typo', comment: 'As Ada Lovelace I can tell you' },
  });
  await getPlan({ userId, timeZone: null, now: NOW });
  await storeSettings({ userId, timeZone: null, now: NOW }, { oneTap: true });
  await putSummarySetting(userId, { isOn: true, timeZone: 'UTC' });
  const chances = [{ sectionId, chance: 70, low: 60, high: 80 }];
  await storeShownChances(userId, { today: '2026-01-01', examDate: '2026-01-02', chances });
  await sayOutcome({
    userId,
    examDate: '2026-01-02',
    sections: [{ sectionId, passed: true }],
    now: new Date('2026-02-01'),
  });
  await db.settledExam.create({ data: { userId, examDate: new Date('2025-12-01') } });
  await giveTestimonial({ userId, text: 'It helped', firstName: 'Ada', trade: 'Apprentice' });
  const seen = { ipAddress: '203.0.113.7', firstSeenAt: NOW, lastSeenAt: NOW };
  await db.analyticsSession.create({ data: { id: randomUUID(), userId, ...seen } });
  await db.auditEntry.create({ data: { actorId: userId, action: 'test', subject: 'test' } });
  const revision = await db.questionRevision.create({
    data: { questionId, revision: randomInt(9_000, 2 ** 31), text: 'x', authorId: userId },
  });
  const correction = await db.correction.create({
    data: {
      questionId,
      kind: 'withdrawn',
      sinceRevision: 1,
      untilRevision: 1,
      questionText: 'x',
      sinceAt: NOW,
      why: 'x',
      rule: 'x',
      madeById: userId,
      notices: { create: { userId, attemptId: randomUUID() } },
    },
  });
  await fillClass(userId, { questionId, sectionId });
  const imported = { id: randomUUID(), actorId: userId, format: 'csv', added: 1, changed: 0 };
  await db.questionImport.create({ data: imported });
  return async () => {
    await db.questionImport.delete({ where: { id: imported.id } });
    await db.correction.delete({ where: { id: correction.id } });
    await db.questionRevision.delete({ where: { id: revision.id } });
  };
}

/**
 * Creates a class that the person teaches and attends, with a printed test and the person's answers on paper. Also
 * creates a second class in which the person is a colleague.
 */
async function fillClass(userId: UserId, { questionId, sectionId }: { questionId: number; sectionId: number }) {
  const taught = { ownerId: userId, name: 'Fall', code: randomUUID() };
  const { id: classId } = await db.studyClass.create({ data: taught, select: { id: true } });
  const outcomes = { create: { examDate: new Date('2026-01-02'), sectionId, passed: true } };
  const place = { classId, name: 'Test', members: { create: { classId, userId } }, outcomes };
  const { id: placeId } = await db.classPlace.create({ data: place, select: { id: true } });
  const answers = { create: { place: 0, userId, optionIds: [] } };
  await db.classRound.create({ data: { classId, revisionIds: [], answers } });
  const given = { classId, title: 'Quiz', questionCount: 1, samePaper: false, opensAt: NOW } as const;
  const papers = { create: { userId, questionIds: [questionId] } };
  const extensions = { create: { placeId, closesAt: NOW } };
  await db.classAssignment.create({
    data: {
      ...given,
      testType: 'practice',
      sectionIds: [sectionId],
      questionIds: [],
      papers,
      extensions,
      print: { create: {} },
    },
  });
  const owner = { create: { email: newEmail(), firstName: 'Test', lastName: 'Colleague' } };
  const colleagues = { create: { userId, name: 'Test' } };
  await db.studyClass.create({ data: { owner, name: 'Spring', code: randomUUID(), colleagues } });
}

interface Asked {
  userId: string;
  questionId: number;
  revisionId: number;
  sectionId: number;
}

async function createAttempt({ userId, questionId, revisionId, sectionId }: Asked): Promise<void> {
  const counts = { totalQuestions: 1, answeredCount: 1, correctCount: 1 };
  await db.attempt.create({
    data: {
      id: randomUUID(),
      userId,
      testType: 'practice',
      sectionIds: [sectionId],
      sectionName: 'Core',
      startedAt: NOW,
      ...counts,
      questions: { create: { position: 1, questionId, revisionId, sectionId, sequence: 7n } },
      sections: { create: { sectionId, timeSpentSeconds: 1, ...counts } },
    },
  });
}
