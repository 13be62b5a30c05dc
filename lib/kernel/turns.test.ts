import { describe, expect, it } from 'vitest';
import { takeTurn } from './turns';

const TURNS = { name: 'test', atOnce: 2, mostWaiting: 2, refusal: 'Wait.' };

/** Creates work that runs until the test finishes it or lets it fail. */
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

describe('takeTurn', () => {
  it('runs as many tasks at once as allowed, and the next one after one has ended or failed', async () => {
    const log: string[] = [];
    const [one, two, three] = [makeWork(log, 'one'), makeWork(log, 'two'), makeWork(log, 'three')];
    const [first, second, third] = [one, two, three].map(({ work }) => takeTurn(TURNS, client('a'), work));
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
    const turns = works.map(({ work }) => takeTurn(TURNS, client('b'), work));
    await expect(takeTurn(TURNS, client('b'), async () => 'five')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const { finish } of works) finish('done');
    expect(await Promise.all(turns)).toEqual(['one', 'two', 'three', 'four']);
    await expect(takeTurn(TURNS, client('b'), async () => 'six')).resolves.toBe('six');
  });

  it('does not delay other clients', async () => {
    const works = ['one', 'two', 'three'].map((name) => makeWork([], name));
    const turns = works.map(({ work }) => takeTurn(TURNS, client('c'), work));
    await expect(takeTurn(TURNS, client('d'), async () => 'theirs')).resolves.toBe('theirs');
    for (const { finish } of works) finish('done');
    await Promise.all(turns);
  });

  it('lets other events run between two synchronous tasks', async () => {
    const log: string[] = [];
    const line = Array.from({ length: 4 }, () =>
      takeTurn({ ...TURNS, mostWaiting: 4 }, client('e'), async () => log.push('line')),
    );
    setImmediate(() => log.push('other'));
    await Promise.all(line);
    expect(log.indexOf('other')).toBeGreaterThanOrEqual(0);
    expect(log.at(-1)).toBe('line');
  });
});
