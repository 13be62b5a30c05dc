import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTogether } from './together';

/** A database that answers when it is told to. */
function makeDatabase() {
  const sent: string[][] = [];
  const finish: ((error?: Error) => void)[] = [];
  const read = async (asked: readonly string[]): Promise<string[]> => {
    sent.push([...asked]);
    await new Promise<void>((resolve, reject) =>
      finish.push((error) => (error === undefined ? resolve() : reject(error))),
    );
    return asked.map((one) => `${one} found`);
  };
  return { sent, finish, ask: readTogether(randomUUID(), read) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('reading together', () => {
  it('asks at once for the first two, and then for all who waited, each with its own answer', async () => {
    const { sent, finish, ask } = makeDatabase();
    const first = ask('a');
    await settle();
    const second = ask('b');
    await settle();
    expect(sent).toEqual([['a'], ['b']]);
    const rest = ['c', 'd', 'c'].map(ask);
    await settle();
    expect(sent).toHaveLength(2);
    finish[0]?.();
    await expect(first).resolves.toBe('a found');
    await settle();
    expect(sent).toEqual([['a'], ['b'], ['c', 'd', 'c']]);
    finish[1]?.();
    finish[2]?.();
    await expect(second).resolves.toBe('b found');
    await expect(Promise.all(rest)).resolves.toEqual(['c found', 'd found', 'c found']);
  });

  it('asks together for those who come in the same moment, up to 32', async () => {
    const { sent, finish, ask } = makeDatabase();
    const all = Array.from({ length: 40 }, (_, at) => ask(String(at)));
    await settle();
    expect(sent.map(({ length }) => length)).toEqual([32, 8]);
    for (const end of finish) end();
    await expect(Promise.all(all)).resolves.toEqual(Array.from({ length: 40 }, (_, at) => `${at} found`));
  });

  it('fails for those who were asked for together, and for nobody after them', async () => {
    const { sent, finish, ask } = makeDatabase();
    const both = Promise.allSettled([ask('a'), ask('b')]);
    await settle();
    finish[0]?.(new Error('The database is away'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask('c');
    await settle();
    finish[1]?.();
    await expect(next).resolves.toBe('c found');
    expect(sent).toEqual([['a', 'b'], ['c']]);
  });
});
