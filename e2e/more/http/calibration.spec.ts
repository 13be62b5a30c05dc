import { withOwner } from '@/e2e/fixtures/database';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { expect, test } from '@/e2e/fixtures/test';

/** Tests the calibration page with outcomes of a known bias, on a separate product. */

test.describe.configure({ mode: 'serial' });

let own: OwnProduct;
test.beforeAll(async () => {
  own = await startOwnProduct({});
});
test.afterAll(() => own.stop());

/**
 * Inserts learners with a predicted probability of 70 percent. Of the first `learners`, who have an outcome, 60 of 100
 * pass. `silent` more learners have no outcome.
 */
const plant = (learners: number, silent: number) =>
  withOwner(async (client) => {
    await client.query(
      `WITH people AS (
         INSERT INTO users (id, email, email_verified_at, first_name, last_name, updated_at)
         SELECT gen_random_uuid(), 'planted-' || gen_random_uuid() || '@example.test', now(), 'A', 'B', now()
         FROM generate_series(1, $1::int + $2::int) RETURNING id
       ), numbered AS (SELECT id, row_number() OVER () AS place FROM people),
       told AS (
         INSERT INTO told_chances (user_id, exam_date, section_id, chance, low, high, told_on)
         SELECT id, current_date - 30, 6, 70, 60, 80, current_date - 31 FROM numbered
       )
       INSERT INTO exam_outcomes (user_id, exam_date, section_id, passed, chance, told_for)
       SELECT id, current_date - 30, 6, place % 10 < 6, 70, current_date - 30 FROM numbered WHERE place <= $1::int`,
      [learners, silent],
    );
  }, own.dataDir);

const figures = async (request: import('@playwright/test').APIRequestContext) =>
  (await (await request.get(`${own.url}/api/calibration`)).json()).data;

test('one account with outcomes of many exams counts as one person', async ({ request }) => {
  await withOwner(
    (client) =>
      client.query(
        `WITH one AS (
           INSERT INTO users (id, email, email_verified_at, first_name, last_name, updated_at)
           VALUES (gen_random_uuid(), 'busy@example.test', now(), 'A', 'B', now()) RETURNING id
         )
         INSERT INTO exam_outcomes (user_id, exam_date, section_id, passed)
         SELECT id, current_date - n, 6, true FROM one, generate_series(1, 300) n`,
      ),
    own.dataDir,
  );
  expect(await figures(request)).toMatchObject({ isShown: false, people: 1, figures: null });
});

test('the calibration page shows the known bias of planted outcomes and the number of missing answers, without layout shift', async ({
  page,
  request,
}) => {
  await plant(400, 100);
  // Figures are cached for a minute, and a direct write to the database does not clear the cache.
  await expect.poll(async () => (await figures(request)).people, { timeout: 90_000, intervals: [2_000] }).toBe(401);
  const { isShown, figures: found } = await figures(request);
  expect(isShown).toBe(true);
  expect(found).toMatchObject({ count: 400, answered: 400, unanswered: 100, bias: { points: -10 } });
  expect(found.bias.high).toBeLessThan(0);
  expect(found.bands.filter(({ count }: { count: number }) => count > 0)).toMatchObject([
    { from: 70, to: 80, count: 400, told: 70, passed: 60 },
  ]);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${own.url}/calibration`);
  const main = page.getByRole('main');
  await expect(main.getByText('401 people have reported an exam result.')).toBeVisible();
  await expect(main.getByText('differs by −10 points')).toBeVisible();
  await expect(main.getByText('For 100 of them, nobody has reported the result.')).toBeVisible();
  await expect(main.getByText('These are not real exams.')).toBeVisible();
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
});
