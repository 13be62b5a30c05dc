import { expect, newEmail, test } from '@/e2e/fixtures/test';

/** Whether an address has an account cannot be measured: neither by the response nor by the work that follows it. */

test('login, forgotten password and resend tell nobody which accounts exist', async ({ request, account }) => {
  const ask = async (path: string, data: object) => {
    const startedAt = performance.now();
    const response = await request.post(path, { data });
    const took = performance.now() - startedAt;
    return { status: response.status(), body: await response.text(), took };
  };
  const bodies: Record<string, (email: string) => object> = {
    '/auth/login': (email) => ({ email, password: 'not the password at all' }),
    '/auth/forgot-password': (email) => ({ email }),
    '/auth/resend-verification': (email) => ({ email }),
  };
  for (const [path, bodyFor] of Object.entries(bodies)) {
    const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    // A check that were skipped for unknown accounts would be a hundred times faster.
    const areAlike = () => fastest.unknown > fastest.known / 3 - 5 && fastest.known > fastest.unknown / 3 - 5;
    // On a busy machine it takes more rounds until both have had a quiet moment.
    for (let round = 0; round < 8 || (round < 80 && !areAlike()); round += 1) {
      const known = await ask(path, bodyFor(account.email));
      const unknown = await ask(path, bodyFor(newEmail()));
      expect(unknown.status, path).toBe(known.status);
      expect(unknown.body, path).toBe(known.body);
      fastest.known = Math.min(fastest.known, known.took);
      fastest.unknown = Math.min(fastest.unknown, unknown.took);
    }
    expect(areAlike(), `${path}: ${JSON.stringify(fastest)}`).toBe(true);
  }
});

/** How well one look at a request's time tells two kinds apart: 0.5 is a coin, 1 is certainty. */
function separation(one: readonly number[], other: readonly number[]): number {
  const pairs = one.flatMap((mine) => other.map((theirs) => (mine === theirs ? 0.5 : Number(mine > theirs))));
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
}

test('what a forgotten password or a resent link leaves to do keeps nobody waiting longer for an account that exists', async ({
  request,
  account,
}) => {
  for (const path of ['/auth/forgot-password', '/auth/resend-verification']) {
    const took = { known: [] as number[], unknown: [] as number[] };
    let apart = 1;
    const areAlike = () => apart > 0.3 && apart < 0.7;
    // Of forty looks each, one pair in 500 lies further apart by chance alone; more looks tell chance from a difference.
    for (let round = 0; round < 40 || (round < 160 && !areAlike()); round += 1) {
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await request.post(path, { data: { email: kind === 'known' ? account.email : newEmail() } });
        const startedAt = performance.now();
        for (let count = 0; count < 4; count += 1) await request.get('/api/health/live');
        took[kind].push(performance.now() - startedAt);
        // What is left to do ends before the next look.
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      apart = separation(took.known, took.unknown);
    }
    console.log(`${path}: an account is told from none with ${apart.toFixed(2)}`);
    expect(areAlike(), `${path}: ${apart}`).toBe(true);
  }
});
