import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { codeOf, type Learner, makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import * as editing from '@/lib/bank/editing/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect, transact } from '@/lib/db/client';
import { toQuestionId } from '@/lib/kernel/ids';
import * as corrections from './service';

let admin: Learner;
let learner: Learner;
const made: number[] = [];

const fields = (rightPlace: number, more: object = {}) => ({
  ...questionFields('How much?', ['15 lb', '50 lb'], rightPlace),
  state: 'in_review' as const,
  ...more,
});
const SAID = { kind: 'correction' as const, why: 'The limit was raised', rule: '40 CFR 82.156', finder: 'Ann' };

async function add(more: object = {}): Promise<number> {
  const { id } = await editing.createQuestion(admin.userId, fields(0, { text: `How much ${randomUUID()}?`, ...more }));
  made.push(id);
  return id;
}

/** Answers the question with the option at index `place`, in a new test that is then finished. */
async function answer(who: Learner, id: number, place: number): Promise<void> {
  const { answers } = await editing.getQuestion(id);
  const questionId = toQuestionId(id);
  const attempt = await who.startPractice([{ id: questionId, answers: [] }]);
  await who.answer(attempt.id, questionId, [answers[place]?.id ?? 0]);
  await attempts.finishAttempt({ id: attempt.id, userId: who.userId, ageMs: 0 });
}

beforeAll(async () => {
  [admin, learner] = await Promise.all([makeLearner(), makeLearner()]);
});
beforeEach(async () => {
  await db.correction.deleteMany({ where: { questionId: { in: made } } });
});
afterAll(async () => {
  await db.correction.deleteMany({ where: { questionId: { in: made } } });
  await removeLearners(learner, admin);
  await db.question.deleteMany({ where: { id: { in: made } } });
  await disconnect();
});

describe('a change of the key', () => {
  it('needs no explanation if nobody has been asked the question', async () => {
    const id = await add();
    await editing.updateQuestion(admin.userId, id, fields(1));
    expect((await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).items).toEqual([]);
  });

  it('is refused if a learner was asked the question and the change is undeclared or declared as a slip', async () => {
    const id = await add();
    await answer(learner, id, 1);
    expect(await codeOf(editing.updateQuestion(admin.userId, id, fields(1)))).toBe('VALIDATION');
    const slip = { ...fields(1), change: { kind: 'slip' as const } };
    expect(await codeOf(editing.updateQuestion(admin.userId, id, slip))).toBe('VALIDATION');
    expect((await editing.getQuestion(id)).revision).toBe(1);
  });

  it('reports how many people and results it affects, and is recorded as a correction of the former key', async () => {
    const id = await add();
    await answer(learner, id, 1);
    await answer(admin, id, 0);
    const { state, answers } = fields(1);
    const weight = await editing.weighChange(id, { state, answers });
    expect(weight).toEqual({ change: 'key', people: 2, results: 1, isAtLeast: false });
    await editing.updateQuestion(admin.userId, id, { ...fields(1), change: SAID });
    const [correction] = (await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).items;
    expect(correction).toMatchObject({
      kind: 'key',
      said: ['15 lb'],
      right: ['50 lb'],
      why: SAID.why,
      rule: SAID.rule,
      finder: 'Ann',
      madeBy: 'admin',
      takenBackAt: null,
    });
    const asked = await db.questionRevision.findFirstOrThrow({ where: { questionId: id, revision: 1 } });
    expect(correction?.since).toBe(asked.createdAt.toISOString());
  });

  it('is rejected while a reason of an option would be false', async () => {
    const why = (texts: string[]) =>
      fields(0).answers.map((one, place) => ({ ...one, isCorrect: place === 1, why: texts[place] ?? '' }));
    const first = fields(0).answers.map((one) => ({ ...one, why: `why ${one.text}` }));
    const id = await add({ answers: first });
    await answer(learner, id, 1);
    const stale = { ...fields(1), answers: why(['why 15 lb', 'new']), change: SAID };
    await expect(editing.updateQuestion(admin.userId, id, stale)).rejects.toMatchObject({
      fields: { 'answers.0.why': expect.any(String) },
    });
    await editing.updateQuestion(admin.userId, id, { ...stale, answers: why(['was so until 2020', 'new']) });
  });

  it('is recorded as a correction of the fact if the question is in review for a changed fact', async () => {
    const id = await add();
    await answer(learner, id, 0);
    await db.question.update({ where: { id }, data: { reviewReason: 'The limit is 50 lb now' } });
    await editing.updateQuestion(admin.userId, id, { ...fields(1), change: SAID });
    const [correction] = (await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).items;
    expect(correction?.kind).toBe('fact');
  });
});

describe('a withdrawal from the list', () => {
  const stateOf = async (id: number) => (await editing.getQuestion(id)).state;

  it('is rejected for questions that people were asked, until an admin states that the questions were right', async () => {
    const [asked, other] = [await add(), await add()];
    await answer(learner, asked, 0);
    const archived = { state: 'archived' as const };
    expect(await codeOf(editing.deleteQuestion(admin.userId, asked))).toBe('VALIDATION');
    for (const state of ['archived', 'draft'] as const) {
      const bulk = editing.changeQuestions(admin.userId, [asked, other], { state });
      await expect(bulk).rejects.toMatchObject({
        fields: { isOnlyUnasked: expect.stringContaining(`asked question ${asked},`) },
      });
    }
    expect([await stateOf(asked), await stateOf(other)]).toEqual(['in_review', 'in_review']);
    await editing.changeQuestions(admin.userId, [asked, other], archived, { isOnlyUnasked: true });
    expect([await stateOf(asked), await stateOf(other)]).toEqual(['archived', 'archived']);
    await editing.changeQuestions(admin.userId, [asked], { state: 'published' });
    await editing.deleteQuestion(admin.userId, asked, { isOnlyUnasked: true });
    expect(await stateOf(asked)).toBe('archived');
    expect((await corrections.listCorrections({ questionId: asked, page: 0, size: 10 })).items).toEqual([]);
  });

  it('needs no explanation if nobody has been asked the question', async () => {
    const id = await add();
    await editing.changeQuestions(admin.userId, [id], { state: 'archived' });
    expect(await stateOf(id)).toBe('archived');
  });
});

describe('an edit made while a test that asks the question is being started', () => {
  const PATIENT = { timeout: 30_000 };

  /** Waits until the action has ended or waits for a lock. Returns `done` or `waits`. */
  async function seeWhether(outcome: Promise<unknown>): Promise<'done' | 'waits'> {
    let isDone = false;
    void outcome.then(() => {
      isDone = true;
    });
    while (!isDone) {
      const waiting = await db.$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      if (waiting.length > 0) return 'waits';
      await sleep(5);
    }
    return 'done';
  }

  /**
   * Runs an admin's action while a transaction that starts a test has not ended. Returns whether the action had ended
   * or was still waiting when that transaction ended, and the result of the action.
   */
  async function actMeanwhile(id: number, act: () => Promise<unknown>): Promise<[state: string, outcome: unknown]> {
    const { id: attemptId } = await learner.startPractice([{ id: toQuestionId(await add()), answers: [] }]);
    let outcome: Promise<unknown> = Promise.resolve();
    const state = await transact(async (tx) => {
      await tx.$executeRaw`
        INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids)
        SELECT ${attemptId}::uuid, 2, id, current_revision_id, section_id, '{}' FROM questions WHERE id = ${id}`;
      outcome = codeOf(act());
      return seeWhether(outcome);
    }, PATIENT);
    return [state, await outcome];
  }

  it('is saved at once if it only changes the explanation', async () => {
    const id = await add();
    const save = () => editing.updateQuestion(admin.userId, id, fields(0, { explanation: 'Because.' }));
    expect(await actMeanwhile(id, save)).toEqual(['done', 'nothing was thrown']);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['another key', (id) => editing.updateQuestion(admin.userId, id, fields(1))],
    ['a withdrawal in the editor', (id) => editing.updateQuestion(admin.userId, id, fields(0, { state: 'draft' }))],
    ['a withdrawal from the list', (id) => editing.changeQuestions(admin.userId, [id], { state: 'archived' })],
    ['a deletion', (id) => editing.deleteQuestion(admin.userId, id)],
  ])('waits if it is %s, and is then rejected because somebody was asked the question', async (_, act) => {
    const id = await add();
    expect(await actMeanwhile(id, () => act(id))).toEqual(['waits', 'VALIDATION']);
  });
});

describe('a withdrawal', () => {
  it("records a correction without a right answer, and blocks the question's deletion", async () => {
    const id = await add();
    await answer(learner, id, 0);
    const weight = await editing.weighChange(id, { ...fields(0), state: 'archived' });
    expect(weight).toMatchObject({ change: 'withdrawn', results: 1 });
    await editing.updateQuestion(admin.userId, id, { ...fields(0, { state: 'archived' }), change: SAID });
    const [correction] = (await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).items;
    expect(correction).toMatchObject({ kind: 'withdrawn', said: ['15 lb'], right: [] });
    await db.attempt.deleteMany({ where: { questions: { some: { questionId: id } } } });
    await db.question.update({ where: { id }, data: { state: 'published' } });
    await editing.deleteQuestion(admin.userId, id);
    expect((await editing.getQuestion(id)).state).toBe('archived');
  });

  it('can be made without a correction', async () => {
    const id = await add();
    await answer(learner, id, 0);
    await editing.updateQuestion(admin.userId, id, {
      ...fields(0, { state: 'archived' }),
      change: { kind: 'slip' as const },
    });
    expect((await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).totalItems).toBe(0);
  });
});

describe('reversing a correction', () => {
  it('restores the former key as a new revision, and leaves the entry in the ledger', async () => {
    const id = await add();
    await answer(learner, id, 1);
    await editing.updateQuestion(admin.userId, id, { ...fields(1), change: SAID });
    const [correction] = (await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).items;
    const back = await editing.takeBackCorrection(admin.userId, correction?.id ?? 0, 'It was right after all');
    expect(back).toMatchObject({ takenBackWhy: 'It was right after all', takenBackAt: expect.any(String) });
    const question = await editing.getQuestion(id);
    expect(question).toMatchObject({ revision: 3, answers: [{ isCorrect: true }, { isCorrect: false }] });
    expect(await codeOf(editing.takeBackCorrection(admin.userId, back.id, 'again'))).toBe('CONFLICT');
    const acts = await db.auditEntry.findMany({ where: { subject: `question:${id}` }, select: { action: true } });
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['correction.make', 'correction.take-back']),
    );
  });

  it('publishes a withdrawn question again, unless the question was saved since', async () => {
    const withdrawn = await add();
    const changed = await add();
    await answer(learner, withdrawn, 0);
    await answer(learner, changed, 0);
    await editing.updateQuestion(admin.userId, withdrawn, { ...fields(0, { state: 'archived' }), change: SAID });
    await editing.updateQuestion(admin.userId, changed, { ...fields(1), change: SAID });
    await editing.updateQuestion(admin.userId, changed, fields(1, { text: 'Another wording' }));
    for (const questionId of [withdrawn, changed]) {
      const [correction] = (await corrections.listCorrections({ questionId, page: 0, size: 10 })).items;
      await editing.takeBackCorrection(admin.userId, correction?.id ?? 0, 'no');
    }
    expect((await editing.getQuestion(withdrawn)).state).toBe('published');
    expect(await editing.getQuestion(changed)).toMatchObject({ revision: 3, text: 'Another wording' });
  });

  it('returns a withdrawn question to review if a fact that it states has changed', async () => {
    const id = await add();
    await answer(learner, id, 0);
    const review = { state: 'in_review', reviewReason: 'The limit: 15 lb → 50 lb' } as const;
    await db.question.update({ where: { id }, data: review });
    await editing.updateQuestion(admin.userId, id, { ...fields(0, { state: 'archived' }), change: SAID });
    const [correction] = (await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).items;
    await editing.takeBackCorrection(admin.userId, correction?.id ?? 0, 'no');
    expect(await editing.getQuestion(id)).toMatchObject(review);
  });

  it('takes effect once if two admins do it at the same time', async () => {
    const id = await add();
    await answer(learner, id, 1);
    await editing.updateQuestion(admin.userId, id, { ...fields(1), change: SAID });
    const [correction] = (await corrections.listCorrections({ questionId: id, page: 0, size: 10 })).items;
    const both = [1, 2].map(() => codeOf(editing.takeBackCorrection(admin.userId, correction?.id ?? 0, 'no')));
    expect((await Promise.all(both)).sort()).toEqual(['CONFLICT', 'nothing was thrown']);
    expect((await editing.getQuestion(id)).revision).toBe(3);
  });
});
