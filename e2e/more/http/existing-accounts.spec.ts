import { expect, newEmail, test } from '@/e2e/fixtures/test';

/** Account enumeration: neither a response nor the work after it may reveal whether an address has an account. */

test('sign-in, forgotten password and resend do not reveal which accounts exist', async ({ request, account }) => {
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
    // If the password check were skipped for unknown accounts, their response would be a hundred times faster.
    const areAlike = () => fastest.unknown > fastest.known / 3 - 5 && fastest.known > fastest.unknown / 3 - 5;
    // A busy machine needs more rounds until each kind had a request without a delay.
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

/**
 * Probability that a random timing in `one` is longer than a random timing in `other`. 0.5 means that the two cannot be
 * told apart.
 */
function separation(one: readonly number[], other: readonly number[]): number {
  const pairs = one.flatMap((mine) => other.map((theirs) => (mine === theirs ? 0.5 : Number(mine > theirs))));
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
}

test('background work after a forgotten-password or resend request takes as long for an unknown address as for a known address', async ({
  request,
  account,
}) => {
  for (const path of ['/auth/forgot-password', '/auth/resend-verification']) {
    const took = { known: [] as number[], unknown: [] as number[] };
    let apart = 1;
    const areAlike = () => apart > 0.3 && apart < 0.7;
    // One in 500 runs exceeds this limit by chance after forty rounds. More rounds then show if the difference is real.
    for (let round = 0; round < 40 || (round < 160 && !areAlike()); round += 1) {
      for (const kind of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await request.post(path, { data: { email: kind === 'known' ? account.email : newEmail() } });
        const startedAt = performance.now();
        for (let count = 0; count < 4; count += 1) await request.get('/api/health/live');
        took[kind].push(performance.now() - startedAt);
        // Waits for background work to end before the next timing.
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      apart = separation(took.known, took.unknown);
    }
    console.log(`${path}: an account is told from none with ${apart.toFixed(2)}`);
    expect(areAlike(), `${path}: ${apart}`).toBe(true);
  }
});
