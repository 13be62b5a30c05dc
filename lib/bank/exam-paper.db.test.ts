import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { FREE_SAMPLE_QUESTIONS, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { toUserId } from '@/lib/kernel/ids';
import { TOPICS } from '@/lib/kernel/topics';
import { examPositions } from './exam-paper';
import { drawMockQuestions } from './service';
import { listMockFacts } from './store';
import { readPracticeQuestions } from './testing/draw';

interface Placed {
  id: number;
  sectionId: number;
  topic: string;
  tier: string;
  fact: string | null;
}

const CORE = 6;
const sectionIds = SECTIONS.map(({ id }) => id);
const userId = toUserId(randomUUID());

const drawExam = (
  asked: number[] = sectionIds,
  { kept, withheld }: { kept?: number[]; withheld?: number[] } = {},
) => db.$queryRaw<Placed[]>`
  SELECT q.id, q.section_id AS "sectionId", q.topic, q.tier::text AS tier, q.fact
  FROM (${examPositions({ sectionIds: asked, withheld: withheld ?? [], withMock: false, kept: kept ?? [] })}) AS drawn JOIN questions q ON q.id = drawn.id WHERE drawn.place <= ${QUESTIONS_PER_SECTION}`;

beforeAll(async () => {
  await db.user.create({
    data: { id: userId, email: `${userId}@example.com`, firstName: 'A', lastName: 'B', passwordHash: '' },
  });
});

afterAll(async () => {
  await db.user.delete({ where: { id: userId } });
  await disconnect();
});

/**
 * Expects that the number of questions of each topic differs by at most one from the topic's share, and that no two
 * questions ask the same fact.
 */
function expectBalanced(paper: readonly Omit<Placed, 'id' | 'tier'>[], sectionId: number, length: number): void {
  const ofSection = paper.filter((question) => question.sectionId === sectionId);
  expect(ofSection).toHaveLength(length);
  for (const { topic, share } of TOPICS.filter((one) => one.sectionId === sectionId)) {
    const count = ofSection.filter((question) => question.topic === topic).length;
    expect(Math.abs(count - (share / 100) * length), topic).toBeLessThanOrEqual(1);
  }
  const facts = ofSection.map(({ fact }) => fact);
  expect(new Set(facts).size).toBe(facts.length);
}

/**
 * Draws a hundred papers one after another, because concurrent draws could time out while they wait for a database
 * connection.
 */
async function drawHundred<T>(draw: () => Promise<T>): Promise<T[]> {
  const papers: T[] = [];
  for (let count = 0; count < 100; count += 1) papers.push(await draw());
  return papers;
}

describe('a hundred random mock tests', () => {
  it.each(sectionIds)(
    'contain each topic of section %i as often as the blueprint prescribes, give or take one, and no two questions about one fact',
    async (id) => {
      const factOf = new Map((await listMockFacts()).map((question) => [question.id, question.fact]));
      const papers = await drawHundred(() => drawMockQuestions(id, FREE_SAMPLE_QUESTIONS));
      for (const paper of papers) {
        expectBalanced(
          paper.map((question) => ({ ...question, fact: factOf.get(question.id) ?? null })),
          ...([id, FREE_SAMPLE_QUESTIONS] as const),
        );
      }
      expect(new Set(papers.map((paper) => paper.map(({ id }) => id).join())).size).toBeGreaterThan(50);
    },
  );
});

describe('a hundred random exams', () => {
  it.each(sectionIds)(
    'contain, over section %i, each topic as often as the blueprint prescribes, give or take one, and ask about no fact twice',
    async (id) => {
      const papers = await drawHundred(() => drawExam([id]));
      for (const paper of papers) expectBalanced(paper, id, QUESTIONS_PER_SECTION);
    },
  );

  it('contain, over all sections, each topic as often as the blueprint prescribes, give or take one, and ask about no fact twice', async () => {
    const papers = await drawHundred(() => drawExam());
    for (const paper of papers) {
      for (const sectionId of sectionIds) expectBalanced(paper, sectionId, QUESTIONS_PER_SECTION);
      expect(paper.filter(({ sectionId, tier }) => sectionId === CORE && tier !== 'exam')).toEqual([]);
    }
    expect(new Set(papers.map((paper) => JSON.stringify(paper))).size).toBe(papers.length);
  });

  it('contain the given questions, and remaining questions in proportion to the topics', async () => {
    for (const paper of await drawHundred(() => drawExam([CORE]))) {
      const [lost, ...kept] = paper.map(({ id }) => id);
      const again = await drawExam([CORE], { kept, withheld: [lost ?? 0] });
      expect(again.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
      expectBalanced(again, CORE, QUESTIONS_PER_SECTION);
    }
  });
});

describe('a practice draw', () => {
  const draw = (more: Partial<Parameters<typeof readPracticeQuestions>[0]> = {}) =>
    readPracticeQuestions({
      userId,
      sectionId: CORE,
      topic: null,
      missedIn: null,
      depth: 'mixed',
      limit: 12,
      ...more,
    });
  const tiersOf = (rows: { tier: string }[]) => rows.map(({ tier }) => tier);

  it('starts with easy exam-tier questions', async () => {
    const rows = await draw();
    expect(new Set(tiersOf(rows))).toEqual(new Set(['exam']));
    expect(new Set(rows.map(({ difficulty }) => difficulty))).toEqual(new Set([1]));
  });

  it('draws deeper questions before exam-tier questions if the learner chooses deeper questions', async () => {
    expect(tiersOf(await draw({ depth: 'deeper' }))).not.toContain('exam');
    const all = tiersOf(await draw({ depth: 'deeper', topic: 'dehydration', limit: 50 }));
    const kinds = all.map((tier) => (tier === 'exam' ? 'exam' : 'deeper'));
    expect(kinds).toEqual(kinds.toSorted());
    expect(new Set(kinds)).toEqual(new Set(['deeper', 'exam']));
  });

  it('leaves out questions of the tier “beyond” if the learner has turned them off', async () => {
    const bank = { depth: 'deeper', topic: 'laws', limit: 50 } as const;
    expect(tiersOf(await draw(bank))).toContain('beyond');
    expect(tiersOf(await draw({ ...bank, beyond: false }))).not.toContain('beyond');
  });

  it('mixes three exam-tier questions with one deeper question for learners who are no longer new', async () => {
    for (const { id } of await draw({ limit: 30 })) {
      const at = new Date();
      const counts = { firstCorrect: true, lastCorrect: true, timesAnswered: 1, timesCorrect: 1, firstRevisionId: 1 };
      await db.learnerQuestion.create({
        data: { userId, questionId: id, firstAnsweredAt: at, lastAnsweredAt: at, firstAnswerIds: [], ...counts },
      });
    }
    const isDeeper = tiersOf(await draw()).map((tier) => tier !== 'exam');
    expect(isDeeper).toEqual(Array.from({ length: 12 }, (_, place) => place % 4 === 3));
  });
});
