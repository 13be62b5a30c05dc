import { execFileSync } from 'node:child_process';
import { confirmAddress } from '@/e2e/fixtures/database';
import { type Account, expect, test } from '@/e2e/fixtures/test';

const admin = (command: string, account: Account, subject = account.email): string =>
  execFileSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', '--conditions', 'react-server', 'scripts/admin.ts', command, subject],
    { env: { ...process.env, DATA_DIR: process.env.COLDPASS_DATA_DIR ?? '' }, encoding: 'utf8' },
  );

test('a role granted by the operator opens admin endpoints at once, and revoking it closes them at once', async ({
  request,
  account,
}) => {
  const signIn = async () => {
    const response = await request.post('/auth/login', { data: { email: account.email, password: account.password } });
    return `Bearer ${(await response.json()).data.accessToken}`;
  };
  const statusFor = async (authorization: string) =>
    (await request.get('/api/questions?size=1', { headers: { authorization } })).status();
  const asUser = await signIn();
  expect(await statusFor(asUser)).toBe(403);
  expect(() => admin('grant', account)).toThrow('Nobody has confirmed');
  expect(await statusFor(asUser)).toBe(403);
  await confirmAddress(account.userId);
  expect(admin('grant', account)).toContain('is an admin now');
  const asAdmin = await signIn();
  expect(await statusFor(asAdmin)).toBe(200);
  expect(admin('revoke', account)).toContain('is no longer an admin');
  expect(await statusFor(asAdmin)).toBe(403);

  expect(admin('delete', account, account.userId)).toContain('is deleted');
  expect(admin('delete', account, account.userId)).toContain('is not in this database');
  expect(await statusFor(asUser)).toBe(401);
});
