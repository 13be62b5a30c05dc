import { describe, expect, it } from 'vitest';
import { runHeavyQueued, runQueued, runWorkQueued } from './client-queues';

const LIMITS = { name: 'test', atOnce: 2, mostWaiting: 2, refusal: 'Wait.' };

/** Creates work that runs until the test ends it or makes it fail. */
function makeWork(log: string[], name: string) {
  let finish: (outcome: 'done' | 'failed') => void = () => undefined;
  const outcome = new Promise<'done' | 'failed'>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    log.push(`${name} begins`);
    if ((await outcome) === 'failed') throw new Error(name);
    return name;
  };
  return { work, finish };
}
const client = (name: string) => ({ client: name, factor: 1 });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('runQueued', () => {
  it('runs as many tasks at once as allowed, and starts the next task when a task has ended or failed', async () => {
    const log: string[] = [];
    const [one, two, three] = [makeWork(log, 'one'), makeWork(log, 'two'), makeWork(log, 'three')];
    const [first, second, third] = [one, two, three].map(({ work }) => runQueued(LIMITS, client('a'), work));
    await settle();
    expect(log).toEqual(['one begins', 'two begins']);
    one.finish('failed');
    await expect(first).rejects.toThrow('one');
    await settle();
    expect(log).toEqual(['one begins', 'two begins', 'three begins']);
    two.finish('done');
    three.finish('done');
    expect(await Promise.all([second, third])).toEqual(['two', 'three']);
  });

  it('refuses tasks while too many are waiting', async () => {
    const log: string[] = [];
    const works = ['one', 'two', 'three', 'four'].map((name) => makeWork(log, name));
    const runs = works.map(({ work }) => runQueued(LIMITS, client('b'), work));
    await expect(runQueued(LIMITS, client('b'), async () => 'five')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const { finish } of works) finish('done');
    expect(await Promise.all(runs)).toEqual(['one', 'two', 'three', 'four']);
    await expect(runQueued(LIMITS, client('b'), async () => 'six')).resolves.toBe('six');
  });

  it('does not delay other clients', async () => {
    const works = ['one', 'two', 'three'].map((name) => makeWork([], name));
    const runs = works.map(({ work }) => runQueued(LIMITS, client('c'), work));
    await expect(runQueued(LIMITS, client('d'), async () => 'theirs')).resolves.toBe('theirs');
    for (const { finish } of works) finish('done');
    await Promise.all(runs);
  });

  it('lets other events run between two synchronous tasks', async () => {
    const log: string[] = [];
    const queue = Array.from({ length: 4 }, () =>
      runQueued({ ...LIMITS, mostWaiting: 4 }, client('e'), async () => log.push('queued')),
    );
    setImmediate(() => log.push('other'));
    await Promise.all(queue);
    expect(log.indexOf('other')).toBeGreaterThanOrEqual(0);
    expect(log.at(-1)).toBe('queued');
  });
});

describe('runHeavyQueued', () => {
  it('runs one task of an account and three of a network at once, and does not delay other networks', async () => {
    const log: string[] = [];
    const accounts = ['one', 'one', 'two', 'three', 'four', 'five'];
    const works = accounts.map((name, place) => makeWork(log, `${name} ${place}`));
    const runs = works.map(({ work }, place) =>
      runHeavyQueued({ client: accounts[place] ?? '', network: 'school', factor: 1 }, work),
    );
    await settle();
    expect(log).toEqual(['one 0 begins', 'two 2 begins', 'three 3 begins']);
    const elsewhere = { client: 'six', network: 'home', factor: 1 };
    await expect(runHeavyQueued(elsewhere, async () => 'theirs')).resolves.toBe('theirs');
    for (const { finish } of works) finish('done');
    expect(await Promise.all(runs)).toEqual(['one 0', 'one 1', 'two 2', 'three 3', 'four 4', 'five 5']);
  });
});

describe('runWorkQueued', () => {
  it('runs six tasks of a network at once, of any number of accounts, and does not delay other networks', async () => {
    const log: string[] = [];
    const works = Array.from({ length: 9 }, (_, place) => makeWork(log, `${place}`));
    const runs = works.map(({ work }, place) =>
      runWorkQueued({ client: `account ${place}`, network: 'crowd', factor: 1 }, work),
    );
    await settle();
    expect(log).toHaveLength(6);
    const elsewhere = { client: 'somebody', network: 'home', factor: 1 };
    await expect(runWorkQueued(elsewhere, async () => 'theirs')).resolves.toBe('theirs');
    for (const { finish } of works) finish('done');
    expect(await Promise.all(runs)).toHaveLength(9);
  });
});
