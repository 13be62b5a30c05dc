import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BankQuestion, RegisteredFact } from '@/lib/bank/file-contract';
import { seedBank } from '@/lib/bank/seeding-service';
import { db } from '@/lib/db/client';
import { type OwnDatabase, useOwnDatabase } from '@/lib/db/testing/own-database';

let own: OwnDatabase;

// These tests use a separate database, because seeding a few questions would archive every other question of the shared
// database.
beforeAll(async () => {
  own = await useOwnDatabase('seeding_facts', 'empty');
});

afterAll(() => own.drop());

beforeEach(async () => {
  await db.registeredFact.deleteMany();
  await db.question.deleteMany();
});

const leakRate: RegisteredFact = {
  id: 'leak-rate',
  facts: ['II-035'],
  name: 'Leak rate',
  value: 30,
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
};

const question = (id: string, figure: string): BankQuestion => ({
  id: `core-laws-${id}`,
  text: 'Which rate?',
  difficulty: 1,
  tier: 'exam',
  mock: false,
  facts: ['II-035'],
  reference: '40 CFR 82',
  explanation: `It is ${figure}.`,
  answers: [
    { text: figure, correct: true, why: 'It is' },
    { text: 'Another', correct: false, why: 'It is not' },
  ],
});

const seed = (facts: RegisteredFact[], ...questions: BankQuestion[]) =>
  seedBank({ facts, files: [{ group: 'core', topic: 'laws', questions }] });

const stateOf = async (id: string) => {
  const { state, reviewReason } = await db.question.findUniqueOrThrow({ where: { slug: `core-laws-${id}` } });
  return [state, reviewReason];
};
const findFact = () => db.registeredFact.findUniqueOrThrow({ where: { id: 'leak-rate' } });
const day = (date: string) => new Date(`${date}T00:00:00Z`);

describe('seeding facts', () => {
  it('links each fact only to the questions that state it, not to other questions about the same inventory fact', async () => {
    await seed([leakRate], question('states', '30%'), question('does-not', '20 lb'));
    const links = await db.questionFact.findMany({ select: { question: { select: { slug: true } } } });
    expect(links).toEqual([{ question: { slug: 'core-laws-states' } }]);
  });

  it('puts the questions of a changed figure in review, except questions whose text changed too', async () => {
    await seed([leakRate], question('left', '30%'), question('mended', '30%'), question('other', '20 lb'));
    const changed = { ...leakRate, value: 25 };
    const report = await seed(
      [changed],
      question('left', '30%'),
      question('mended', '25%'),
      question('other', '20 lb'),
    );
    expect(report).toMatchObject({ changed: 1, inReview: 1 });
    expect(await stateOf('mended')).toEqual(['published', '']);
    expect(await stateOf('other')).toEqual(['published', '']);
    expect(await stateOf('left')).toEqual(['in_review', 'Leak rate: 30% → 25%']);
  });

  it('leaves questions in review until an admin confirms them, even if the files change', async () => {
    await seed([leakRate], question('left', '30%'));
    await seed([{ ...leakRate, value: 25 }], question('left', '30%'));
    await seed([{ ...leakRate, value: 25 }], question('left', '25%'));
    expect((await stateOf('left'))[0]).toBe('in_review');
    expect(await db.questionFact.count()).toBe(1);
  });

  it('marks drafts and archived questions of a changed figure without putting them in review', async () => {
    await seed([leakRate], question('draft', '30%'), question('archived', '30%'));
    for (const state of ['draft', 'archived'] as const) {
      await db.question.update({ where: { slug: `core-laws-${state}` }, data: { state, editedAt: new Date() } });
    }
    const report = await seed([{ ...leakRate, value: 25 }], question('draft', '30%'), question('archived', '30%'));
    expect(report.inReview).toBe(0);
    expect(await stateOf('draft')).toEqual(['draft', 'Leak rate: 30% → 25%']);
    expect(await stateOf('archived')).toEqual(['archived', 'Leak rate: 30% → 25%']);
  });

  it('removes the reason of the former review from a question that returns to the files, and publishes the question', async () => {
    const changed = { ...leakRate, value: 25 };
    await seed([leakRate], question('gone', '30%'));
    await seed([changed], question('gone', '30%'));
    await seed([changed]);
    expect(await stateOf('gone')).toEqual(['archived', 'Leak rate: 30% → 25%']);
    await seed([changed], question('gone', '25%'));
    expect(await stateOf('gone')).toEqual(['published', '']);
  });

  it('never overwrites an admin’s change, and stores the later of two check dates', async () => {
    await seed([leakRate]);
    const edited = { value: '12', editedAt: new Date() };
    await db.registeredFact.update({ where: { id: 'leak-rate' }, data: edited });
    await seed([{ ...leakRate, value: 25, name: 'Rate' }]);
    expect(await findFact()).toMatchObject({ value: '12', name: 'Leak rate' });
    await seed([]);
    expect(await findFact()).toMatchObject({ value: '12' });

    const checked = { checkedOn: day('2027-10-01'), checkAgainBy: day('2028-10-01'), editedAt: null, value: '30' };
    await db.registeredFact.update({ where: { id: 'leak-rate' }, data: checked });
    await seed([{ ...leakRate, checkedOn: '2027-05-01', checkAgainBy: '2028-05-01' }]);
    expect(await findFact()).toMatchObject({ checkedOn: day('2027-10-01'), checkAgainBy: day('2028-10-01') });
    await seed([{ ...leakRate, checkedOn: '2028-01-01', checkAgainBy: '2029-01-01' }]);
    expect(await findFact()).toMatchObject({ checkedOn: day('2028-01-01'), checkAgainBy: day('2029-01-01') });
  });

  it('deletes a fact that is no longer in the files', async () => {
    await seed([leakRate]);
    await seed([]);
    expect(await db.registeredFact.count()).toBe(0);
  });
});
