import 'server-only';
import DataLoader from 'dataloader';
import { perProcess } from '@/lib/kernel/per-process';
import { Prisma } from './generated/client';
import { databaseTrouble } from './outage';

/**
 * True of every row of a list `asked` that has its `place`: PostgreSQL expects one row then. Of ten, as it would else, it finds a plan for
 * just this list cheaper each time than the plan that it has kept, and planning takes twice as long as reading.
 */
export const EACH_ASKED = Prisma.sql`asked.place % 1 = 0`;

/** Statements under way. With a second one the database works while the results of the first are sent. */
const AT_ONCE = 2;
const MOST_TOGETHER = 32;

/** What became of an item that was sent together with others. */
type Fate<Outcome> =
  | { outcome: Outcome }
  /** Its row was locked, or another one made the statement fail. */
  | 'alone'
  /** Another one with the same key went first. */
  | 'afterwards';

interface Sending<Item, Outcome> {
  /** Its own among all of the process. */
  name: string;
  /** Items of the same key never go together: the later one must see what the first has stored. */
  keyOf: (item: Item) => string;
  /** In one statement, which waits for no lock, because that would hold up everybody's. Undefined where one is left undecided. */
  together: (items: readonly Item[]) => Promise<(Outcome | undefined)[]>;
  /** One that was left undecided, in a statement that may wait. */
  alone: (item: Item) => Promise<Outcome>;
}

/**
 * Sends together what comes while two statements are under way: under load most of what a small statement costs is its own way to the
 * database and back. Where fewer are under way, an item is sent at once.
 */
export function sendTogether<Item, Outcome>(sending: Sending<Item, Outcome>): (item: Item) => Promise<Outcome> {
  const loader = perProcess(sending.name, () =>
    createLoader<Item, Fate<Outcome>>((items) => sendBatch(items, sending)),
  );
  return async (item) => {
    let fate: Fate<Outcome> = 'afterwards';
    while (fate === 'afterwards') fate = await loader().load(item);
    return fate === 'alone' ? sending.alone(item) : fate.outcome;
  };
}

/**
 * The same for a statement that only reads, and so waits for no lock and may have several of the same in it. Where it fails, it fails
 * for all of them. Only for requests that read from the same place, since one of them begins for all (`lib/kernel/reading.ts`).
 */
export function readTogether<Asked, Found>(
  name: string,
  read: (asked: readonly Asked[]) => Promise<Found[]>,
): (asked: Asked) => Promise<Found> {
  const loader = perProcess(name, () => createLoader(read));
  return (asked) => loader().load(asked);
}

interface Line<Item, Outcome> {
  loader: DataLoader<Item, Outcome>;
  /** Items that are waiting or being sent. */
  length: number;
}

interface SendingInLine<Item, Outcome> {
  /** Its own among all of the process. */
  name: string;
  lineOf: (item: Item) => string;
  /** One or more of the same line, in the order in which they came; may wait for locks. Answers each of them. */
  together: (items: readonly Item[]) => Promise<Outcome[]>;
}

/**
 * For writes that lock the same row: items that arrive while one of their line is being sent go together into the next transaction. A
 * line holds one connection, so a crowd that wants the same row does not take everybody else's.
 */
export function sendInLine<Item, Outcome>({ name, lineOf, together }: SendingInLine<Item, Outcome>) {
  const lines = perProcess(name, () => new Map<string, Line<Item, Outcome>>());
  const send = (items: readonly Item[]) => sendOrSplit(items, together);
  return async (item: Item): Promise<Outcome> => {
    const key = lineOf(item);
    const line = lines().get(key) ?? { loader: createLoader<Item, Outcome>(send, 1), length: 0 };
    lines().set(key, line);
    line.length += 1;
    try {
      return await line.loader.load(item);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines().delete(key);
    }
  };
}

/** Where one of them makes all fail, each is sent by itself. */
async function sendOrSplit<Item, Outcome>(
  items: readonly Item[],
  together: (items: readonly Item[]) => Promise<Outcome[]>,
): Promise<(Outcome | Error)[]> {
  try {
    return await together(items);
  } catch (error) {
    if (items.length === 1 || databaseTrouble(error) !== null) throw error;
  }
  const outcomes: (Outcome | Error)[] = [];
  for (const item of items) {
    const [outcome] = await Promise.allSettled([together([item])]);
    outcomes.push(...(outcome.status === 'fulfilled' ? outcome.value : [asError(outcome.reason)]));
  }
  return outcomes;
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** `send` answers each of its items, in their order. */
function createLoader<Item, Result>(
  send: (items: readonly Item[]) => Promise<(Result | Error)[]>,
  atOnce = AT_ONCE,
): DataLoader<Item, Result> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const begin = (dispatch: () => void) => {
    underWay += 1;
    // In a microtask, because the batch is still empty when it is scheduled.
    queueMicrotask(dispatch);
  };
  const end = () => {
    underWay -= 1;
    const next = waiting.shift();
    if (next) begin(next);
  };
  return new DataLoader<Item, Result>((items) => send(items).finally(end), {
    cache: false,
    maxBatchSize: MOST_TOGETHER,
    batchScheduleFn: (dispatch) => {
      if (underWay < atOnce) begin(dispatch);
      else waiting.push(dispatch);
    },
  });
}

async function sendBatch<Item, Outcome>(
  items: readonly Item[],
  { keyOf, together }: Sending<Item, Outcome>,
): Promise<(Fate<Outcome> | Error)[]> {
  const firsts = new Map<string, Item>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  const fates = await decide([...firsts.values()], together);
  return items.map((item) => fates.get(item) ?? 'afterwards');
}

async function decide<Item, Outcome>(
  items: readonly Item[],
  together: Sending<Item, Outcome>['together'],
): Promise<Map<Item, Fate<Outcome> | Error>> {
  try {
    const outcomes = await together(items);
    return new Map(
      items.map((item, index) => {
        const outcome = outcomes[index];
        return [item, outcome === undefined ? 'alone' : { outcome }];
      }),
    );
  } catch (error) {
    // Where one of them makes the statement fail, the others must not fail with it. A table that is locked is so for each of them.
    const fate = error instanceof Error && databaseTrouble(error) !== null ? error : 'alone';
    return new Map(items.map((item) => [item, fate]));
  }
}
