import 'server-only';
import DataLoader from 'dataloader';
import { perProcess } from '@/lib/kernel/per-process';

/** Statements under way. With a second one the database works while the results of the first are sent. */
const AT_ONCE = 2;
const MOST_TOGETHER = 32;

/**
 * Sends together what comes while two statements are under way: under load most of what a small statement costs is its own way to the
 * database and back. Where nothing is under way, each is sent at once and by itself. `send` answers for each item in its place, with an
 * `Error` where that one has failed; `name` is its own among all of the process.
 */
export function sendTogether<Item, Outcome>(
  name: string,
  send: (items: readonly Item[]) => Promise<(Outcome | Error)[]>,
): (item: Item) => Promise<Outcome> {
  const loader = perProcess(name, () => createLoader(send));
  return (item) => loader().load(item);
}

function createLoader<Item, Outcome>(
  send: (items: readonly Item[]) => Promise<(Outcome | Error)[]>,
): DataLoader<Item, Outcome> {
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
  return new DataLoader<Item, Outcome>((items) => send(items).finally(end), {
    cache: false,
    maxBatchSize: MOST_TOGETHER,
    batchScheduleFn: (dispatch) => {
      if (underWay < AT_ONCE) begin(dispatch);
      else waiting.push(dispatch);
    },
  });
}
