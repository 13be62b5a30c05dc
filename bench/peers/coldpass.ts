import pg from 'pg';
import { type Member, registerMember } from '@/bench/lib/lab';
import { ask, bearerOf } from '@/bench/lib/papers';
import { findRunning } from '@/lib/db/embedded';
import { LONG_TEST } from './exam';
import type { Learner, Side } from './side';

interface Question {
  id: number;
  answers: { id: number }[];
}

async function openPaper(url: string, member: Member): Promise<Learner> {
  const { questions: count } = LONG_TEST;
  const questions = await ask<Question[]>({ url }, member, `/api/sections/6/questions/random?limit=${count}`);
  if (questions.length !== count) throw new Error(`A paper of ${questions.length} questions was drawn.`);
  const questionIds = questions.map(({ id }) => id);
  const start = { testType: 'practice', sectionId: 6, questionIds };
  const { id: attemptId } = await ask<{ id: string }>({ url }, member, '/api/test/start', start);
  const deviceId = crypto.randomUUID();
  let mark = 0;
  return {
    headers: { ...bearerOf(member), 'content-type': 'application/json' },
    next: () => {
      const round = Math.floor(mark / count);
      const question = questions[mark % count] ?? { id: 0, answers: [] };
      mark += 1;
      const answerIds = [question.answers[round % question.answers.length]?.id];
      const body = JSON.stringify({
        ...{ attemptId, questionId: question.id, answerIds, timeSpentSeconds: 5, deviceId },
        sequence: mark,
      });
      return { place: `${attemptId} ${question.id}`, mark, body };
    },
    isGood: (body) => body.startsWith('{"success":true'),
  };
}

export async function openColdpass(
  product: { url: string; dataDir: string; pid: number },
  learners: number,
): Promise<Side> {
  const papers: Learner[] = [];
  for (let number = 0; number < learners; number += 1) {
    papers.push(await openPaper(product.url, await registerMember(product.url)));
  }
  return {
    name: 'Coldpass',
    address: `${product.url}/api/test/answer`,
    learners: papers,
    roots: [product.pid],
    rows: { table: 'attempt_questions', place: "attempt_id || ' ' || question_id", mark: 'sequence' },
    connect: async () => {
      const client = new pg.Client({ connectionString: findRunning(product.dataDir) ?? '' });
      await client.connect();
      return client;
    },
  };
}
