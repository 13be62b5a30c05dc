import { expect, it } from 'vitest';
import { type AttemptId, toAttemptId, toQuestionId, toUserId, type UserId } from './ids';

const nameOf = (user: UserId): string => user;

it('an id of one kind does not compile in place of an id of another kind', () => {
  const attempt: AttemptId = toAttemptId('0b3b9f5e-2f0a-4a0e-9b5d-000000000000');
  // @ts-expect-error -- An attempt's id is not a user's id. If this compiled, this line would be reported as an error.
  expect(nameOf(attempt)).toBe(attempt);
  // @ts-expect-error -- A plain string is not accepted as a user's id.
  expect(nameOf('0b3b9f5e-2f0a-4a0e-9b5d-000000000000')).toHaveLength(36);
  expect(nameOf(toUserId('somebody'))).toBe('somebody');
  expect(toQuestionId(1)).toBe(1);
});
