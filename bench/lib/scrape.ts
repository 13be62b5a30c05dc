import { randomUUID } from 'node:crypto';
import { processorTime, serverPid } from '@/e2e/fixtures/processes';
import { freePort } from '@/scripts/lib/run-product';
import { registerMember, startInstance } from './lab';
import { median } from './measure';

/** What Prometheus costs the built product over HTTP, after every route was asked for. */

const SCRAPES = 300;
/** Beyond a processor's clock of 10 ms. */
const APART_MS = 20;

export interface Scrape {
  lines: number;
  /** Of the whole process, with its three statements every five seconds, beyond what it takes at rest. */
  processorMs: number;
  elapsedMs: number;
}

const fillPath = (path: string): string => path.replace(/\{[^}]+\}/g, () => randomUUID());

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function measureScrape(routes: readonly (readonly string[])[]): Promise<Scrape> {
  const port = await freePort();
  const product = await startInstance({ METRICS_PORT: String(port) });
  const read = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
  try {
    const { accessToken } = await registerMember(product.url);
    const asMember = { authorization: `Bearer ${accessToken}` };
    for (const [method = 'GET', path = '/'] of routes) {
      // Nobody may most of it, and a member is refused otherwise.
      for (const headers of method === 'GET' ? [{}, asMember] : [{}]) {
        await fetch(product.url + fillPath(path), { method, headers, redirect: 'manual' }).then((answer) =>
          answer.text(),
        );
      }
    }
    const pid = serverPid(product.pid);
    const lines = (await read()).split('\n').length;
    const elapsed: number[] = [];
    const timed = async (work: () => Promise<unknown>) => {
      const before = processorTime(pid).wholeMs;
      for (let round = 0; round < SCRAPES; round += 1) {
        const began = performance.now();
        await work();
        elapsed.push(performance.now() - began);
        await sleep(APART_MS);
      }
      return processorTime(pid).wholeMs - before;
    };
    const idleMs = await timed(() => sleep(5));
    elapsed.length = 0;
    const scrapedMs = await timed(read);
    return {
      lines,
      processorMs: (scrapedMs - idleMs) / SCRAPES,

      elapsedMs: median(elapsed),
    };
  } finally {
    await product.stop();
  }
}
