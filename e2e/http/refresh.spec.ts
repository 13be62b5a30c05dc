import type { APIRequestContext } from '@playwright/test';
import { withOwner } from '../fixtures/database';
import { createAccount, expect, test } from '../fixtures/test';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Returns the new pair of tokens, or null if the token is refused. */
async function refresh(request: APIRequestContext, token: string) {
  const response = await request.post('/auth/refresh', bearer(token));
  expect([200, 401]).toContain(response.status());
  return response.ok() ? ((await response.json()).data as { accessToken: string; refreshToken: string }) : null;
}

const statusOfCall = async (request: APIRequestContext, accessToken: string) =>
  (await request.get('/api/favorites/count', bearer(accessToken))).status();

/** Makes tokens of this account look as if they had been replaced this many seconds earlier. */
const letTimePass = (userId: string, seconds: number) =>
  withOwner((client) =>
    client.query(
      `UPDATE refresh_tokens SET rotated_at = rotated_at - $2 * interval '1 second'
       WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
      [userId, seconds],
    ),
  );

test('a refresh whose response was lost can be repeated hours later, and by twenty requests at once', async ({
  request,
}) => {
  const { userId, refreshToken } = await createAccount(request);
  const lost = await refresh(request, refreshToken);
  await letTimePass(userId, 5 * 3600);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(request, refreshToken)));
  expect(new Set(answers.map((answer) => answer?.refreshToken))).toEqual(new Set([lost?.refreshToken]));
  for (const answer of answers) expect(await statusOfCall(request, answer?.accessToken ?? '')).toBe(200);
  expect(await refresh(request, lost?.refreshToken ?? '')).not.toBeNull();
});

test('a copied refresh token ends the session if it is used after the newer token was used', async ({ request }) => {
  const { refreshToken } = await createAccount(request);
  const owner = await refresh(request, refreshToken);
  const next = await refresh(request, owner?.refreshToken ?? '');
  expect(await statusOfCall(request, next?.accessToken ?? '')).toBe(200);
  expect(await refresh(request, refreshToken)).toBeNull();
  expect(await refresh(request, next?.refreshToken ?? '')).toBeNull();
  expect(await statusOfCall(request, next?.accessToken ?? '')).toBe(401);
});

test('a client that loses nine of ten refresh responses stays signed in', async ({ request }) => {
  const account = await createAccount(request);
  let { refreshToken } = account;
  for (let generation = 0; generation < 8; generation += 1) {
    for (let lost = 0; lost < 9; lost += 1) expect(await refresh(request, refreshToken)).not.toBeNull();
    const pair = await refresh(request, refreshToken);
    expect(await statusOfCall(request, pair?.accessToken ?? '')).toBe(200);
    refreshToken = pair?.refreshToken ?? '';
  }
});
