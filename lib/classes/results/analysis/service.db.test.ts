import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { erasePeople, NOW } from '@/lib/auth/testing/people';
import { createAssignment } from '@/lib/classes/assignments/service';
import { getClassResults } from '@/lib/classes/results/service';
import { startTest } from '@/lib/classes/starting-service';
import { CORE, idsOf, take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';

afterEach(erasePeople);
afterAll(disconnect);

const analysisOf = async (asking: Parameters<typeof getClassResults>[0]) =>
  (await getClassResults(asking, new Date())).analysis;

describe('the analysis in the results', () => {
  it('lists each question with its most chosen wrong option, and each topic, over the counted attempts', async () => {
    const { test, join, asking } = await teach();
    const [maria, sam, kim] = [await join('Maria'), await join('Sam'), await join('Kim')];
    await take(maria.userId, test.id, { right: 5 });
    await take(sam.userId, test.id, { right: 1, wrong: 4 });
    await take(kim.userId, test.id, { right: 1, wrong: 4 });
    // This attempt is worse than the previous one, so it does not count.
    await take(maria.userId, test.id, { wrong: 5 });
    const { questions, topics, grid } = await analysisOf(asking);
    expect(grid?.students.map(({ name, marks }) => [name, ...marks])).toEqual([
      ['Kim', 'right', ...Array(4).fill('wrong')],
      ['Maria', ...Array(5).fill('right')],
      ['Sam', 'right', ...Array(4).fill('wrong')],
    ]);
    expect(questions.map(({ asked, correct }) => [asked, correct])).toEqual([...Array(4).fill([3, 1]), [3, 3]]);
    for (const { questionId, mistake } of questions.slice(0, 4)) {
      const option = await db.answer.findFirstOrThrow({
        where: { isCorrect: false, revision: { currentOf: { some: { id: questionId } } } },
        orderBy: { position: 'asc' },
      });
      expect(mistake).toMatchObject({ text: option.text, times: 2 });
      expect(mistake?.why).not.toBe('');
    }
    expect(questions[4]?.mistake).toBeNull();
    expect(topics.reduce((sum, { asked }) => sum + asked, 0)).toBe(15);
  });

  it("hides the key of a question that is on the instructor's open exam", async () => {
    const { test, join, asking } = await teach({ testType: 'exam', questionCount: 25 });
    const sam = await join('Sam');
    const questionIds = await idsOf(sam.userId, test.id);
    await take(sam.userId, test.id, { testType: 'exam', wrong: 5 });
    const exam = { userId: asking.viewer.userId, testType: 'exam', sectionIds: [CORE], timeFactor: 1 } as const;
    await startTest({ ...exam, sectionIds: [CORE], questionIds: questionIds.slice(0, 2), ageMs: 0, waitedMs: 0 });
    const { questions } = await analysisOf(asking);
    const told = questions.filter(({ mistake }) => mistake !== null).map(({ questionId }) => questionId);
    expect(told.toSorted()).toEqual(questionIds.slice(2, 5).toSorted());
  });

  it("predicts failures from first answers in the class's own tests, and lists progress by week", async () => {
    const { test, join, asking } = await teach({ questionCount: 20 });
    const [maria, sam, gone] = [await join('Maria'), await join('Sam'), await join('Gone')];
    await take(maria.userId, test.id, { right: 20 });
    await take(sam.userId, test.id, { right: 4, wrong: 16 });
    // All answers are right the second time, so only first answers can lead to a predicted failure.
    await take(sam.userId, test.id, { right: 20 });
    await take(gone.userId, test.id, { wrong: 20 });
    await db.classMember.deleteMany({ where: { userId: gone.userId } });
    const own = { userId: maria.userId, testType: 'practice', sectionIds: [CORE], timeFactor: 1 } as const;
    await startTest({ ...own, sectionIds: [CORE], ageMs: 0, waitedMs: 0 });
    const other = {
      title: 'Later',
      testType: 'practice',
      sectionIds: [CORE],
      questionCount: 5,
      samePaper: true,
    } as const;
    await createAssignment(
      asking,
      { ...other, sectionIds: [CORE], closesAt: null, attempts: null, timeFactor: 1, onPaper: false },
      NOW,
    );
    const { likelyToFail, progress } = await getClassResults({ ...asking, assignmentId: test.id }, new Date()).then(
      ({ analysis }) => analysis,
    );
    expect(likelyToFail).toMatchObject([{ name: 'Sam', sectionName: 'Core', firstAnswers: 20, firstCorrect: 4 }]);
    expect(progress.weeks).toHaveLength(1);
    expect(progress.students.map(({ name, percentages }) => [name, percentages])).toEqual([
      ['Maria', [100]],
      ['Sam', [60]],
    ]);
    expect(progress.percentages).toEqual([73]);
    // The newest test has no answers yet.
    expect((await analysisOf(asking)).questions).toEqual([]);
  });
});
