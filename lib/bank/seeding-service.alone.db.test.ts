import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FiledCorrection } from '@/lib/corrections/bank/rules';
import { db, transact } from '@/lib/db/client';
import { type OwnDatabase, useOwnDatabase } from '@/lib/db/testing/own-database';
import type { BankQuestion, QuestionFile, RegisteredFact } from './file-contract';
import { seedBank } from './seeding-service';

let own: OwnDatabase;

// These tests use a separate database, because seeding a few questions would archive every other question of the shared
// database.
beforeAll(async () => {
  own = await useOwnDatabase('seeding', 'empty');
});

afterAll(() => own.drop());

beforeEach(async () => {
  await db.correction.deleteMany();
  await db.user.deleteMany();
  await db.question.deleteMany();
});

const question = (id: string, text = 'Which law?'): BankQuestion => ({
  id,
  text,
  difficulty: 1,
  tier: 'deeper',
  mock: false,
  facts: ['C-001'],
  reference: '40 CFR 82',
  explanation: 'Because.',
  answers: [
    { text: 'This one', correct: true, why: 'It is' },
    { text: 'Another', correct: false, why: 'It is not' },
  ],
});

const bankOf = (...questions: BankQuestion[]): { files: QuestionFile[]; facts: RegisteredFact[] } => ({
  files: [{ group: 'core', topic: 'laws', questions }],
  facts: [],
});

const [first, second, third] = [question('core-laws-1'), question('core-laws-2'), question('core-laws-3')];
const nothing = { added: 0, changed: 0, unchanged: 0, archived: 0, leftAlone: [], inReview: 0, corrected: 0 };

const findSeeded = (slug: string) =>
  db.question.findUniqueOrThrow({
    where: { slug },
    select: { state: true, currentRevision: { select: { revision: true, text: true, answers: true } } },
  });

const PATIENT = { timeout: 30_000 };

/**
 * Starts several runs of seeding and makes them wait for the lock for longer than the default lock timeout of 2 s, as
 * if another run were seeding a whole question bank.
 */
async function reviewAtTheLock<T>(start: () => Promise<T>[]): Promise<T[]> {
  const started = await transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('coldpass.seed'))`;
    const promises = start();
    await expect
      .poll(() => tx.$queryRaw`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)
      .toHaveLength(promises.length);
    await sleep(2_200);
    return { promises };
  }, PATIENT);
  return Promise.all(started.promises);
}

describe('seeding', () => {
  it('adds questions once, revises questions changed in the files, and does not change questions edited by an admin', async () => {
    expect(await seedBank(bankOf(first, second))).toEqual({ ...nothing, added: 2 });
    expect(await seedBank(bankOf(first, second))).toEqual({ ...nothing, unchanged: 2 });
    await db.question.update({ where: { slug: second.id }, data: { editedAt: new Date() } });
    const reworded = [question(first.id, 'Which rule?'), question(second.id, 'Which rule?')];
    expect(await seedBank(bankOf(...reworded))).toEqual({ ...nothing, changed: 1, leftAlone: [second.id] });
    expect(await findSeeded(first.id)).toMatchObject({ currentRevision: { revision: 2, text: 'Which rule?' } });
    expect(await findSeeded(second.id)).toMatchObject({ currentRevision: { revision: 1, text: 'Which law?' } });
  });

  it('archives a question removed from the files, and publishes it again when it returns', async () => {
    await seedBank(bankOf(first, second));
    expect(await seedBank(bankOf(first))).toEqual({ ...nothing, unchanged: 1, archived: 1 });
    expect(await findSeeded(second.id)).toMatchObject({ state: 'archived' });
    expect(await seedBank(bankOf(first))).toEqual({ ...nothing, unchanged: 1 });
    expect(await seedBank(bankOf(first, second))).toEqual({ ...nothing, unchanged: 1, changed: 1 });
    expect(await findSeeded(second.id)).toMatchObject({ state: 'published', currentRevision: { text: 'Which law?' } });
    expect(await seedBank(bankOf(first, second))).toEqual({ ...nothing, unchanged: 2 });
  });

  it('stores a drawing with the wording, and treats a changed drawing as a new wording', async () => {
    const drawn = (svg: string) => ({ ...first, picture: { file: 'gauge.svg', svg, description: 'A gauge.' } });
    const listPictures = async () =>
      (await db.questionRevision.findMany({ orderBy: { revision: 'asc' }, select: { picture: true } })).map(
        ({ picture }) => picture,
      );
    await seedBank(bankOf(drawn('<svg>1</svg>')));
    expect(await seedBank(bankOf(drawn('<svg>1</svg>')))).toEqual({ ...nothing, unchanged: 1 });
    expect(await seedBank(bankOf(drawn('<svg>2</svg>')))).toEqual({ ...nothing, changed: 1 });
    expect(await seedBank(bankOf(first))).toEqual({ ...nothing, changed: 1 });
    expect(await listPictures()).toEqual([
      { svg: '<svg>1</svg>', description: 'A gauge.' },
      { svg: '<svg>2</svg>', description: 'A gauge.' },
      null,
    ]);
  });

  it('does not delete favorites and answers of a retired question', async () => {
    await seedBank(bankOf(first, second));
    const { id: questionId } = await db.question.findUniqueOrThrow({
      where: { slug: second.id },
      select: { id: true },
    });
    const person = { email: 'retired@example.test', firstName: 'Test', lastName: 'User' };
    const { id: userId } = await db.user.create({ data: person, select: { id: true } });
    const at = new Date();
    const counts = { firstCorrect: true, lastCorrect: true, timesAnswered: 1, timesCorrect: 1, firstRevisionId: 1 };
    await db.favorite.create({ data: { userId, questionId } });
    await db.learnerQuestion.create({
      data: { userId, questionId, firstAnsweredAt: at, lastAnsweredAt: at, firstAnswerIds: [], ...counts },
    });
    await seedBank(bankOf(first));
    expect(await findSeeded(second.id)).toMatchObject({ state: 'archived', currentRevision: { text: 'Which law?' } });
    expect(await db.favorite.count({ where: { userId, questionId } })).toBe(1);
    expect(await db.learnerQuestion.count({ where: { userId, questionId } })).toBe(1);
    await db.user.delete({ where: { id: userId } });
  });

  it('writes every question once when two instances seed concurrently', async () => {
    await seedBank(bankOf(first));
    const bank = bankOf(question(first.id, 'Which rule?'), second, third);
    const reports = await reviewAtTheLock(() => [seedBank(bank), seedBank(bank)]);
    expect(reports.map(({ added, changed }) => added + changed).sort()).toEqual([0, 3]);
    expect(reports.map(({ unchanged }) => unchanged).sort()).toEqual([0, 3]);
    expect(await db.questionRevision.count()).toBe(4);
    for (const { id } of [first, second, third]) {
      expect((await findSeeded(id)).currentRevision?.answers).toHaveLength(2);
    }
  });
});

describe('seeding of a question with a changed key', () => {
  const NOW = new Date();
  const options = (right: string, texts = ['15 lb', '50 lb']) =>
    texts.map((text) => ({ text, correct: text === right, why: `About ${text}` }));
  const withKey = (right: string, texts?: string[]) => ({ ...first, answers: options(right, texts) });
  const filed: FiledCorrection = {
    id: 'core-laws-1-2026',
    question: first.id,
    kind: 'key',
    said: ['15 lb'],
    right: ['50 lb'],
    why: 'The limit was raised',
    rule: '40 CFR 82.156',
    finder: 'Ann',
  };
  const seedWith = (bank: ReturnType<typeof bankOf>, ...corrections: FiledCorrection[]) =>
    seedBank({ ...bank, corrections });
  const listed = () => db.correction.findMany({ orderBy: { id: 'asc' } });

  /** Creates a learner who gets the question in its current wording. */
  async function ask(): Promise<void> {
    const data = { email: `${crypto.randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
    const { id: userId } = await db.user.create({ data, select: { id: true } });
    const {
      id: questionId,
      sectionId,
      currentRevisionId,
    } = await db.question.findUniqueOrThrow({
      where: { slug: first.id },
      select: { id: true, sectionId: true, currentRevisionId: true },
    });
    await db.attempt.create({
      data: {
        id: crypto.randomUUID(),
        userId,
        testType: 'practice',
        sectionIds: [sectionId],
        sectionName: 'Core',
        startedAt: NOW,
        totalQuestions: 1,
        questions: { create: { position: 1, questionId, revisionId: currentRevisionId ?? 0, sectionId } },
      },
    });
  }

  it('records a correction from the files once, and only where people were asked the question with the wrong key', async () => {
    await seedBank(bankOf(withKey('15 lb')));
    expect(await seedWith(bankOf(withKey('50 lb')), filed)).toEqual({ ...nothing, changed: 1 });
    expect(await listed()).toEqual([]);
    await seedBank(bankOf(withKey('15 lb')));
    await ask();
    expect(await seedWith(bankOf(withKey('50 lb')), filed)).toEqual({ ...nothing, changed: 1, corrected: 1 });
    expect(await seedWith(bankOf(withKey('50 lb')), filed)).toEqual({ ...nothing, unchanged: 1 });
    expect(await listed()).toMatchObject([
      {
        slug: filed.id,
        kind: 'key',
        said: ['15 lb'],
        right: ['50 lb'],
        why: filed.why,
        rule: filed.rule,
        finder: 'Ann',
        sinceRevision: 3,
        untilRevision: 3,
        rightRevision: 4,
        madeById: null,
        settledAt: null,
      },
    ]);
  });

  it('records a correction for a changed key even without an entry in the corrections file, but none for a reworded option', async () => {
    await seedBank(bankOf(withKey('15 lb')));
    await ask();
    expect(await seedBank(bankOf(withKey('15 pounds', ['15 pounds', '50 lb'])))).toMatchObject({ corrected: 0 });
    await ask();
    expect(await seedBank(bankOf(withKey('50 lb', ['15 pounds', '50 lb'])))).toMatchObject({ corrected: 1 });
    expect(await listed()).toMatchObject([
      { kind: 'key', said: ['15 pounds'], right: ['50 lb'], sinceRevision: 1, untilRevision: 2, rule: first.reference },
    ]);
  });

  it('attributes the correction to a registered figure if the key changed because of that figure', async () => {
    const rate = (value: number): RegisteredFact => ({
      id: 'leak-rate',
      facts: ['C-001'],
      name: 'Leak rate',
      value,
      unit: '%',
      source: '40 CFR 82.157',
      basis: 'official',
      checkedOn: '2026-11-21',
      checkAgainBy: '2027-11-21',
      every: 12,
      also: [],
      askedBy: [],
      claims: [],
      neverSay: [],
    });
    const stating = (figure: string) => ({ ...withKey(figure, [figure, 'Another']), explanation: `It is ${figure}.` });
    await seedBank({ ...bankOf(stating('30%')), facts: [rate(30)] });
    await ask();
    await seedBank({ ...bankOf(stating('25%')), facts: [rate(25)] });
    expect(await listed()).toMatchObject([
      { kind: 'fact', said: ['30%'], right: ['25%'], why: 'Leak rate: 30% → 25%. It is 25%.' },
    ]);
  });

  it('publishes a correction for a question that was withdrawn because its key was wrong, but not for other retired questions', async () => {
    await seedBank(bankOf(withKey('15 lb'), second));
    await ask();
    expect(await seedBank(bankOf(second))).toMatchObject({ archived: 1, corrected: 0 });
    const withdrawn = { ...filed, kind: 'withdrawn' as const, right: [] };
    expect(await seedWith(bankOf(second), withdrawn)).toMatchObject({ corrected: 1 });
    expect(await listed()).toMatchObject([{ kind: 'withdrawn', said: ['15 lb'], right: [], rightRevision: null }]);
  });

  it('leaves a question unchanged if an admin has edited it', async () => {
    await seedBank(bankOf(withKey('15 lb')));
    await ask();
    await db.question.update({ where: { slug: first.id }, data: { editedAt: NOW } });
    expect(await seedWith(bankOf(withKey('50 lb')), filed)).toMatchObject({ leftAlone: [first.id], corrected: 0 });
    expect(await listed()).toEqual([]);
  });
});

describe('seeding of translations', () => {
  const wordingOf = ({ text, explanation, answers }: BankQuestion) => ({ text, explanation, answers, picture: '' });
  const spanish = (english: BankQuestion, text: string) => ({
    slug: english.id,
    language: 'es' as const,
    english: wordingOf(english),
    translation: { ...wordingOf(english), text },
  });
  const listTexts = async () =>
    (await db.questionTranslation.findMany({ orderBy: { createdAt: 'asc' } })).map(({ text }) => text);

  it('adds a translation to unchanged questions, and changes it when its file changes', async () => {
    await seedBank(bankOf(first));
    await seedBank({ ...bankOf(first), translations: [spanish(first, '¿Qué ley?')] });
    expect(await listTexts()).toEqual(['¿Qué ley?']);
    await seedBank({ ...bankOf(first), translations: [spanish(first, '¿Cuál ley?')] });
    expect(await listTexts()).toEqual(['¿Cuál ley?']);
  });

  it('keeps the translation of a former wording, and a translation that an admin has edited', async () => {
    await seedBank({ ...bankOf(first), translations: [spanish(first, '¿Qué ley?')] });
    await db.questionTranslation.updateMany({ data: { text: '¿Qué ley es?', seedDigest: null } });
    const changed = question('core-laws-1', 'Which rule?');
    const translations = [spanish(first, '¿Cuál ley?'), spanish(changed, '¿Qué regla?')];
    await seedBank({ ...bankOf(changed), translations });
    expect(await listTexts()).toEqual(['¿Qué ley es?', '¿Qué regla?']);
  });
});
