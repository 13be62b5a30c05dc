import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTogether, sendInLine } from './together';

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

/** A table that stores what it is told, and says so when it is told to. */
function makeTable(refused: readonly string[] = [], why = new Error('refused')) {
  const sent: string[][] = [];
  const finish: (() => void)[] = [];
  const together = async (items: readonly string[]): Promise<string[]> => {
    sent.push([...items]);
    await new Promise<void>((resolve) => finish.push(resolve));
    if (items.some((item) => refused.includes(item))) throw why;
    return items.map((item) => `${item} stored`);
  };
  const send = sendInLine<string, string>({ name: randomUUID(), lineOf: ([first = '']) => first, together });
  /** Ends every statement that is running, and those that start after it. */
  const finishAll = async () => {
    for (let end = finish.shift(); end; end = finish.shift()) {
      end();
      await settle();
    }
  };
  return { sent, send, finishAll };
}

describe('sending in line', () => {
  it('sends one at a time, and then all who waited, each with its own answer', async () => {
    const { sent, send, finishAll } = makeTable();
    const all = Promise.all(['a1', 'a2', 'a3', 'a2'].map(send));
    await settle();
    expect(sent).toEqual([['a1', 'a2', 'a3', 'a2']]);
    const late = Promise.all(['a4', 'a5'].map(send));
    await settle();
    const last = send('a6');
    await settle();
    expect(sent).toHaveLength(1);
    await finishAll();
    expect(sent.slice(1)).toEqual([['a4', 'a5', 'a6']]);
    await expect(all).resolves.toEqual(['a1 stored', 'a2 stored', 'a3 stored', 'a2 stored']);
    await expect(late).resolves.toEqual(['a4 stored', 'a5 stored']);
    await expect(last).resolves.toBe('a6 stored');
  });

  it('leaves other lines alone', async () => {
    const { sent, send, finishAll } = makeTable();
    const first = send('a');
    await settle();
    const other = send('b');
    await settle();
    expect(sent).toEqual([['a'], ['b']]);
    await finishAll();
    await expect(Promise.all([first, other])).resolves.toEqual(['a stored', 'b stored']);
  });

  it('sends each by itself where one of them makes all fail', async () => {
    const { sent, send, finishAll } = makeTable(['a2']);
    const all = Promise.allSettled(['a1', 'a2', 'a3'].map(send));
    await settle();
    await finishAll();
    expect(sent).toEqual([['a1', 'a2', 'a3'], ['a1'], ['a2'], ['a3']]);
    expect(await all).toEqual([
      { status: 'fulfilled', value: 'a1 stored' },
      { status: 'rejected', reason: new Error('refused') },
      { status: 'fulfilled', value: 'a3 stored' },
    ]);
  });

  it('fails for all who were sent together where the database is away, and for nobody after them', async () => {
    const { sent, send, finishAll } = makeTable(['a2'], Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    const both = Promise.allSettled(['a1', 'a2'].map(send));
    await settle();
    await finishAll();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = send('a3');
    await settle();
    await finishAll();
    await expect(next).resolves.toBe('a3 stored');
    expect(sent).toEqual([['a1', 'a2'], ['a3']]);
  });
});
