import { startInstance } from '@/bench/lib/lab';
import { comparedRow, type LoneMeasure, sideBySide } from '@/bench/lib/measure';
import { ask, enterClass, live, makeClass, STUDENTS, spread } from '@/bench/lib/school';
import { processorTime, serverPid } from '@/e2e/fixtures/processes';
import type { AssignmentView } from '@/lib/classes/assignments/contract';

/** Each student answers once in so long: a class that is quick. */
const ANSWER_EVERY_MS = 8_000;
/** As the page asks (`components/classes/use-board.ts`). */
const LOOK_EVERY_MS = 2_500;
const SECONDS = 20;
const ROUNDS = 4;
const BAR = { atMost: 1.1 };

interface Question {
  id: number;
  answers: { id: number }[];
}

interface Room {
  /** Of the instructor. */
  look: () => Promise<unknown>;
  /** Each answers the next question of its test, over and over. */
  students: (() => Promise<unknown>)[];
}

async function openRoom(url: string): Promise<Room> {
  const { token, made } = await makeClass(url);
  const quiz = { title: 'Quiz', testType: 'practice', sectionIds: [6], questionCount: 25 };
  const test = await ask<AssignmentView>(url, token, `/api/classes/${made.id}/assignments`, quiz);
  const students: Room['students'] = [];
  for (let number = 0; number < STUDENTS; number += 1) {
    const student = await enterClass(url, made, `Student ${number}`);
    const paper = await ask<Question[]>(url, student, `/api/assignments/${test.id}/questions`);
    const start = { testType: 'practice', assignmentId: test.id, questionIds: paper.map(({ id }) => id) };
    const { id: attemptId } = await ask<{ id: string }>(url, student, '/api/test/start', start);
    const deviceId = crypto.randomUUID();
    let sequence = 0;
    students.push(() => {
      const { id: questionId, answers } = paper[sequence % paper.length] as Question;
      sequence += 1;
      const answerIds = [answers[sequence % answers.length]?.id];
      return ask(url, student, '/api/test/answer', {
        ...{ attemptId, questionId, answerIds, timeSpentSeconds: 5, deviceId, sequence },
      });
    });
  }
  return { look: () => ask(url, token, `/api/classes/${made.id}/board?assignmentId=${test.id}`), students };
}

/** Milliseconds of the server's processor that the class takes in so many seconds, with an instructor at the live board or without. */
async function watch({ look, students }: Room, pid: number, isWatched: boolean): Promise<number> {
  const before = processorTime(serverPid(pid)).wholeMs;
  await live(SECONDS, [
    ...students.map((act, number) => ({
      ...{ everyMs: ANSWER_EVERY_MS, firstMs: spread(ANSWER_EVERY_MS, number), act },
    })),
    ...(isWatched ? [{ everyMs: LOOK_EVERY_MS, firstMs: 0, act: look }] : []),
  ]);
  return processorTime(serverPid(pid)).wholeMs - before;
}

/** What it costs that an instructor looks at the live board while a class of forty answers. */
export const liveBoard: LoneMeasure = {
  name: 'live-board',
  async runAlone() {
    const { url, pid, stop } = await startInstance();
    try {
      const room = await openRoom(url);
      for (const isWatched of [true, false]) await watch(room, pid, isWatched);
      const compared = await sideBySide(
        () => watch(room, pid, true),
        () => watch(room, pid, false),
        ROUNDS,
        BAR,
      );
      const what = `server's processor, ${SECONDS} s of a class of ${STUDENTS} under the live board`;
      const write = (ms: number) => `${ms.toFixed(0)} ms`;
      return [comparedRow(compared, { what, floor: 'without it', bar: BAR, write })];
    } finally {
      await stop();
    }
  },
};
