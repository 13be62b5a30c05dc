import type { APIRequestContext, Page } from '@playwright/test';
import { expectNothingLost, shortenPapers } from '../fixtures/attempt';
import { DEVICES, REPORTS, STUDY, signIn, signUp } from '../fixtures/cut-account-steps';
import { CUTS, type Cut, type Step, walk } from '../fixtures/cut-network';
import { AFTERWARDS, EXAM, MOCK, PRACTICE, VISITOR } from '../fixtures/cut-test-steps';
import { untilReady } from '../fixtures/slow-start';
import { type Account, expect, expectConsoleErrors, newEmail, signInElsewhere, test } from '../fixtures/test';

/** Allows the service worker, which serves pages offline. */
test.use({ serviceWorkers: 'allow' });

/**
 * Cuts the network at each step of every learner journey. The short form makes all cuts in one run; with `CUTS_LONG=1`,
 * each combination of a step and a kind of cut gets a run of its own.
 */

const LONG = Boolean(process.env.CUTS_LONG);
const QUESTIONS = 3;

/** Waits until the service worker has cached everything that the device needs offline. */
async function untilKept(page: Page): Promise<void> {
  const isKept = async () => {
    const kept = ['/today', '/tests', '/test-selection', '/test', '/results', '/offline'].map((path) =>
      caches.match(path),
    );
    return (await Promise.all(kept)).every(Boolean) && Boolean(navigator.serviceWorker.controller);
  };
  await expect.poll(() => page.evaluate(isKept), { timeout: 120_000 }).toBe(true);
}

const countAsked = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.questions.length);

interface Person {
  page: Page;
  account: Account;
  /** API client that still works while the page's network is cut. */
  request: APIRequestContext;
}

interface Journey {
  name: string;
  steps: readonly Step[] | ((account: Account) => readonly Step[]);
  begin: (page: Page, person: Person) => Promise<void>;
  end?: (page: Page) => Promise<void>;
}

async function untilSynced(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))), {
      timeout: 120_000,
    })
    .toEqual([]);
}

/** Practices a section, so that the device caches its questions. */
async function prepare(page: Page): Promise<void> {
  await shortenPapers(page, QUESTIONS);
  await walk(page, PRACTICE, () => undefined);
  await untilSynced(page);
  await untilKept(page);
}

async function prepareReport(page: Page): Promise<void> {
  await prepare(page);
  await walk(page, PRACTICE.slice(0, 5), () => undefined);
}

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await untilReady(page);
};

/** Journeys of a signed-in learner who has already taken a test on the device. */
const MEMBERS: Journey[] = [
  {
    name: 'practice',
    steps: PRACTICE,
    begin: prepare,
    end: async (page) => {
      await untilSynced(page);
      await expectNothingLost(page, await countAsked(page));
    },
  },
  { name: 'results, topics, favorites, statistics and profile', steps: AFTERWARDS, begin: prepare },
  { name: 'an exam', steps: EXAM, begin: prepare, end: untilSynced },
  { name: 'the study guides', steps: STUDY, begin: prepare, end: untilSynced },
  { name: 'a report', steps: REPORTS, begin: prepareReport, end: untilSynced },
  {
    name: 'the devices',
    steps: DEVICES,
    begin: async (page, { account, request }) => {
      await signInElsewhere(request, account);
      await prepare(page);
    },
  },
];

const VISITORS: Journey[] = [
  { name: 'the question of the landing page', steps: VISITOR, begin: open('/') },
  { name: 'the mock test', steps: MOCK, begin: open('/mock-test') },
  { name: 'sign-up', steps: () => signUp(newEmail()), begin: open('/'), end: untilSynced },
  { name: 'sign-in', steps: signIn, begin: open('/') },
];

const NOISE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503|Failed to load|409 \(Conflict\)|404 \(Not Found\)/;

async function go(
  person: Person,
  { steps, begin, end }: Journey,
  cutAt: (index: number) => Cut | undefined,
): Promise<void> {
  const { page, account } = person;
  await begin(page, person);
  await walk(page, typeof steps === 'function' ? steps(account) : steps, cutAt);
  await end?.(page);
}

const stepsOf = ({ steps }: Journey): readonly Step[] =>
  typeof steps === 'function'
    ? steps({ email: '', password: '', userId: '', accessToken: '', refreshToken: '' })
    : steps;

interface Cutting {
  title: string;
  journey: Journey;
  cutAt: (index: number) => Cut | undefined;
}

/** Lists one run with a cut at every step and, in the long form, one run for each step and each kind of cut. */
const listCuts = (journey: Journey): Cutting[] => [
  { title: `without network at every step: ${journey.name}`, journey, cutAt: () => 'offline' },
  ...(LONG
    ? CUTS.flatMap((how) =>
        stepsOf(journey).map(({ name }, at) => ({
          title: `${how} at ${journey.name}, ${name}`,
          journey,
          cutAt: (index: number) => (index === at ? how : undefined),
        })),
      )
    : []),
];

for (const { title, journey, cutAt } of VISITORS.flatMap(listCuts)) {
  test(title, async ({ page, account, request }, testInfo) => {
    expectConsoleErrors(testInfo, NOISE);
    await go({ page, account, request }, journey, cutAt);
  });
}

for (const { title, journey, cutAt } of MEMBERS.flatMap(listCuts)) {
  test(title, async ({ signedIn: page, account, request }, testInfo) => {
    expectConsoleErrors(testInfo, NOISE);
    await go({ page, account, request }, journey, cutAt);
  });
}
