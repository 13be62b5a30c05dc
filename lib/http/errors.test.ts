import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { updateProfile } from '@/lib/account/contract';
import { startTest } from '@/lib/attempts/contract';
import { changePassword, login, register, resetPassword, verifyEmail } from '@/lib/auth/contract';
import { drawPracticeQuestions } from '@/lib/bank/contract';
import { createQuestion, listQuestions, updateQuestion } from '@/lib/bank/editing/contract';
import { createSection } from '@/lib/bank/sections/contract';
import { Prisma } from '@/lib/db/generated/client';
import { invalid, toProblem } from './errors';

const rawError = (code: string) =>
  new Prisma.PrismaClientKnownRequestError(`Raw query failed. Code: \`${code}\`. Message: \`no such thing\``, {
    code: 'P2010',
    clientVersion: 'test',
  });

describe('toProblem', () => {
  it('returns 400 for characters that PostgreSQL cannot store', () => {
    expect(toProblem(rawError('22021'))).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('returns 503 for a refused database role, because a role is refused while its password is being changed', () => {
    for (const code of ['28000', '28P01']) expect(toProblem(rawError(code))).toMatchObject({ status: 503 });
  });

  it('returns 503 for a serialization failure or deadlock', () => {
    for (const code of ['40P01', '40001']) expect(toProblem(rawError(code))).toMatchObject({ status: 503 });
  });

  it('returns 503 with the seconds to wait if no transaction could be started', () => {
    const late = new Prisma.PrismaClientKnownRequestError('Unable to start', { code: 'P2028', clientVersion: 'test' });
    expect(toProblem(late)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  });

  it('returns 500 for an error of a response schema', () => {
    const { error } = z.object({ done: z.boolean() }).safeParse({ done: 1 });
    expect(toProblem(error)).toMatchObject({ status: 500, code: 'INTERNAL', cause: error });
  });

  it('returns 500 for any other error of a raw query, without its details', () => {
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
  ])('is refused in %s if it has characters that cannot be stored', (_name, parse) => {
    expect(parse('leaks')?.success).toBe(true);
    expect(parse('leaks\0')?.success).toBe(false);
    expect(parse('leaks\ud800')?.success).toBe(false);
  });
});

describe('the message about an invalid field', () => {
  const sayFor = (schema: z.ZodType | undefined, value: unknown): string => {
    const { error } = schema?.safeParse(value) ?? {};
    return error ? invalid(error).message : '';
  };
  const question = { text: 'Why?', sectionId: 6, answers: [] };

  it.each<[string, z.ZodType | undefined, unknown, string]>([
    ['a sign-in without fields', login.body, {}, 'Please enter both email and password'],
    ['a sign-in left blank', login.body, { email: ' ', password: '' }, 'Please enter both email and password'],
    ['a registration without fields', register.body, {}, 'Please enter your email address'],
    ['a registration left blank', register.body, { email: '' }, 'Please enter your email address'],
    ['a password reset without fields', resetPassword.body, {}, 'Invalid reset token.'],
    ['a verification without a token', verifyEmail.query, {}, 'Verification token is missing'],
    ['a change of password without fields', changePassword.body, {}, 'All password fields are required'],
    ['a profile without fields', updateProfile.body, {}, 'First name and last name are required'],
    ['a section without fields', createSection.body, {}, 'Please fill in all fields'],
    ['a question without fields', createQuestion.body, {}, 'Question text is required'],
    ['a question without a section', createQuestion.body, { ...question, sectionId: '' }, 'Please select a section'],
    [
      'a question without answers',
      createQuestion.body,
      { ...question, answers: undefined },
      'At least 2 answers are required',
    ],
    [
      'a test with an invalid section',
      startTest.body,
      { testType: 'practice', sectionId: 'six' },
      'Invalid section ID',
    ],
    ['a test without a type', startTest.body, {}, 'testType: Must be one of: practice, exam, favorites'],
    ['a list with an invalid page size', listQuestions.query, { size: 'all' }, 'size: Must be a number'],
    ['a list with too large a page size', listQuestions.query, { size: 500 }, 'size: At most 100'],
    ['a body that is not an object', login.body, [], 'body: Must be an object'],
  ])('says what is wrong with %s', (_name, schema, value, words) => expect(sayFor(schema, value)).toBe(words));

  it('is empty for values that the API itself returns, such as nulls in a profile and answers with ids', () => {
    const profile = {
      firstName: 'Ann',
      lastName: 'Lee',
      city: null,
      phoneNumber: null,
      dateOfBirth: null,
      profilePicture: null,
    };
    expect(sayFor(updateProfile.body, profile)).toBe('');
    const answers = [true, false].map((isCorrect, place) => ({ id: 7 + place, text: `${isCorrect}`, isCorrect }));
    expect(updateQuestion.body?.parse({ ...question, answers }).answers).toEqual([
      { text: 'true', isCorrect: true },
      { text: 'false', isCorrect: false },
    ]);
  });
});
