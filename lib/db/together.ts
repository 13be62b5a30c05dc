import 'server-only';
import DataLoader from 'dataloader';
import { perProcess } from '@/lib/kernel/per-process';
import { databaseTrouble } from './outage';

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
  const loader = perProcess(sending.name, () => createLoader(sending));
  return async (item) => {
    let fate: Fate<Outcome> = 'afterwards';
    while (fate === 'afterwards') fate = await loader().load(item);
    return fate === 'alone' ? sending.alone(item) : fate.outcome;
  };
}

function createLoader<Item, Outcome>(sending: Sending<Item, Outcome>): DataLoader<Item, Fate<Outcome>> {
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
  return new DataLoader<Item, Fate<Outcome>>((items) => sendBatch(items, sending).finally(end), {
    cache: false,
    maxBatchSize: MOST_TOGETHER,
    batchScheduleFn: (dispatch) => {
      if (underWay < AT_ONCE) begin(dispatch);
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
