import type { Lab, Member } from './lab';

interface Question {
  id: number;
  answers: { id: number }[];
}

const bearer = (member: Member) => ({ authorization: `Bearer ${member.accessToken}` });

export async function ask<T>(lab: Pick<Lab, 'url'>, member: Member, path: string, body?: object): Promise<T> {
  const response = await fetch(`${lab.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...bearer(member), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/**
 * Open practice tests of one member, and bodies that answer their questions, each one newer than the last. The tests take turns, so that
 * requests side by side are for different ones: a device sends the answers of its test one after the other.
 */
export async function openPapers(lab: Pick<Lab, 'url'>, member: Member, count: number): Promise<() => string> {
  const deviceId = crypto.randomUUID();
  const papers: { attemptId: string; question: Question }[][] = [];
  for (let number = 0; number < count; number += 1) {
    const questions = await ask<Question[]>(lab, member, '/api/sections/6/questions/random?limit=50');
    const attempt = await ask<{ id: string }>(lab, member, '/api/test/start', {
      testType: 'practice',
      sectionId: 6,
      questionIds: questions.map(({ id }) => id),
    });
    papers.push(questions.map((question) => ({ attemptId: attempt.id, question })));
  }
  const longest = Math.max(...papers.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, at) => papers.flatMap((paper) => paper[at] ?? [])).flat();
  let sequence = 0;
  return () => {
    sequence += 1;
    const { attemptId, question } = places[sequence % places.length] ?? {
      attemptId: '',
      question: { id: 0, answers: [] },
    };
    const answerId = question.answers[sequence % question.answers.length]?.id;
    return JSON.stringify({
      attemptId,
      questionId: question.id,
      answerIds: [answerId],
      timeSpentSeconds: 5,
      deviceId,
      sequence,
    });
  };
}

export const bearerOf = bearer;
