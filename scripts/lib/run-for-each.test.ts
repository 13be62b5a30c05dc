import { expect, it } from 'vitest';
import { runForEach } from './run-for-each';

const deleteAccount = async (id: string) => {
  if (id.startsWith('bad')) throw new Error(`${id} is not a userId`);
  return `${id} is deleted`;
};

async function run(accounts: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const output = { log: (line: string) => printed.push(line), error: (line: string) => errors.push(line) };
  return { isDone: await runForEach(accounts, deleteAccount, output), printed, errors };
}

it('runForEach continues after an account whose command fails, and reports every failure', async () => {
  expect(await run(['bad 1', 'one', 'bad 2', 'two'])).toEqual({
    isDone: false,
    printed: ['one is deleted', 'two is deleted'],
    errors: ['bad 1 is not a userId', 'bad 2 is not a userId'],
  });
  expect(await run(['one'])).toEqual({ isDone: true, printed: ['one is deleted'], errors: [] });
});
