import { describe, expect, it } from 'vitest';
import { oneAtATime } from './adapter';

/** Work that goes on until it is told to stop. */
function makeWork(log: string[], name: string) {
  let finish: (outcome: 'done' | 'failed') => void = () => undefined;
  const outcome = new Promise<'done' | 'failed'>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    log.push(`${name} begins`);
    if ((await outcome) === 'failed') throw new Error(name);
    log.push(`${name} ends`);
    return name;
  };
  return { work, finish };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('heavy work of an account', () => {
  it('runs one after the other, also after one that failed', async () => {
    const log: string[] = [];
    const [first, second] = [makeWork(log, 'first'), makeWork(log, 'second')];
    const running = oneAtATime('a', first.work);
    const waiting = oneAtATime('a', second.work);
    await settle();
    expect(log).toEqual(['first begins']);
    first.finish('failed');
    await expect(running).rejects.toThrow('first');
    second.finish('done');
    await expect(waiting).resolves.toBe('second');
    expect(log).toEqual(['first begins', 'second begins', 'second ends']);
  });

  it('lets two wait and refuses a fourth, until there is room again', async () => {
    const log: string[] = [];
    const works = ['one', 'two', 'three'].map((name) => makeWork(log, name));
    const turns = works.map(({ work }) => oneAtATime('b', work));
    await expect(oneAtATime('b', async () => 'four')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const { finish } of works) finish('done');
    await expect(Promise.all(turns)).resolves.toEqual(['one', 'two', 'three']);
    await expect(oneAtATime('b', async () => 'five')).resolves.toBe('five');
  });

  it('holds up no other account', async () => {
    const log: string[] = [];
    const mine = makeWork(log, 'mine');
    const running = oneAtATime('c', mine.work);
    await expect(oneAtATime('d', async () => 'theirs')).resolves.toBe('theirs');
    mine.finish('done');
    await running;
  });
});
