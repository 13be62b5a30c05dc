/** One side of `bench/growth.ts`: its server, and the product's code that works on it. */
import { CALLS, type Call } from './calls';
import { look } from './plans';
import { openRoom } from './room';
import { listSizes, openFilled } from './server';
import type { Order } from './side';

const [dataDir = '', count] = process.argv.slice(2);
const attempts = Number(count);
const say = (message: string) => console.log(`${attempts} attempts, ${message}`);
const database = await openFilled(dataDir, attempts, say);
for (const line of await listSizes(database)) say(line);
const room = await openRoom();
const turns = new Map<string, number>();

async function nextTurn(name: string, { before, most }: Call): Promise<number | null> {
  const turn = turns.get(name) ?? 0;
  if (turn >= (most?.(room) ?? Number.POSITIVE_INFINITY)) return null;
  turns.set(name, turn + 1);
  await before?.(room, turn);
  return turn;
}

async function measure(name: string, call: Call): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < call.times; time += 1) {
    const turn = await nextTurn(name, call);
    if (turn === null) break;
    const started = performance.now();
    await call.run(room, turn);
    times.push(performance.now() - started);
  }
  return times;
}

async function lookAt(name: string, call: Call) {
  const turn = await nextTurn(name, call);
  return turn === null ? null : look(() => call.run(room, turn));
}

const known = (name: string): Call => {
  const call = CALLS[name];
  if (!call) throw new Error(`There is no such call: ${name}`);
  return call;
};

async function end(code: number): Promise<never> {
  await (await import('@/lib/db/client')).disconnect();
  await database.stop();
  return process.exit(code);
}

async function obey(order: Order): Promise<unknown> {
  if (order === 'end') return end(0);
  return 'measure' in order ? measure(order.measure, known(order.measure)) : lookAt(order.look, known(order.look));
}

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      return end(1);
    },
  );
});
// Who compares is gone.
process.on('disconnect', () => end(1));
process.send?.('open');
