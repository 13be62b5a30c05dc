import { describe, expect, it } from 'vitest';
import { startTest } from '@/lib/attempts/contract';
import { drawPracticeQuestions, listQuestions } from '@/lib/bank/contract';
import { Prisma } from '@/lib/db/generated/client';
import { toProblem } from './errors';

const rawError = (code: string) =>
  new Prisma.PrismaClientKnownRequestError(`Raw query failed. Code: \`${code}\`. Message: \`no such thing\``, {
    code: 'P2010',
    clientVersion: 'test',
  });

describe('toProblem', () => {
  it('takes characters that PostgreSQL cannot store for the mistake of who sent them', () => {
    expect(toProblem(rawError('22021'))).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('takes a role that is turned away for an outage, as while its password is changed', () => {
    for (const code of ['28000', '28P01']) expect(toProblem(rawError(code))).toMatchObject({ status: 503 });
  });

  it('asks who lost a race between two transactions to come again', () => {
    for (const code of ['40P01', '40001']) expect(toProblem(rawError(code))).toMatchObject({ status: 503 });
  });

  it('takes any other refusal of a raw query for ours, and tells nothing of it', () => {
    const problem = toProblem(rawError('42P01'));
    expect(problem).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(problem.message).not.toContain('no such thing');
  });
});

describe('a topic in a request', () => {
  it.each([
    ['a start', (topic: string) => startTest.body?.safeParse({ testType: 'practice', topic })],
    ['a draw', (topic: string) => drawPracticeQuestions.query?.safeParse({ topic })],
    ['a list', (topic: string) => listQuestions.query?.safeParse({ topic })],
  ])('of %s holds nothing that cannot be stored', (_name, parse) => {
    expect(parse('leaks')?.success).toBe(true);
    expect(parse('leaks\0')?.success).toBe(false);
    expect(parse('leaks\ud800')?.success).toBe(false);
  });
});
