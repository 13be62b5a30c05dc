import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { EndpointManifest } from '@/server/endpoints';
import { type Metrics, openMetrics } from '@/server/metrics/metrics';
import { listPages } from '@/server/metrics/route-names';
import type { Screened } from '@/server/screen';
import { measureScrape } from './lib/scrape';

/**
 * `npm run bench:metrics`: what it costs to be watched. The part of a request is taken alone, because beside a whole one it is below
 * what a run can tell apart; a scrape is measured with every route seen in two statuses.
 */

const BUILD = '.next';
const STATUSES = [200, 503];
const REQUESTS = 200_000;
const ROUNDS = 5;
const SCRAPES = 40;
/** Processor time of the server's own thread, docs/performance.md, "One client against everybody else". */
const OWN_MS = { live: 0.6, answer: 5.6 };

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const { endpoints } = JSON.parse(readFileSync('dist/endpoints.json', 'utf8')) as EndpointManifest;
const routes = [
  ...endpoints.map(({ method, path }) => [method, path]),
  ...listPages(BUILD).map((path) => ['GET', path]),
];

interface Pair {
  request: IncomingMessage;
  response: ServerResponse;
  screened: Screened;
}

function pairs(count: number): Pair[] {
  const socket = new Socket();
  return Array.from({ length: count }, (_, at) => {
    const [method = '', path = ''] = routes[at % routes.length] ?? [];
    const request = Object.assign(new IncomingMessage(socket), { method, url: path });
    const response = new ServerResponse(request);
    response.statusCode = STATUSES[Math.floor(at / routes.length) % STATUSES.length] ?? 200;
    Object.defineProperty(response, 'writableFinished', { value: true });
    return { request, response, screened: { path, endpoint: endpoints[at % routes.length] ?? null } as Screened };
  });
}

/** Of this process since then: what else the machine does is not in it. */
function processorMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Microseconds of the processor for a request; `metrics` null: of the same loop without. */
function measureRequests(metrics: Metrics | null): number {
  const made = pairs(REQUESTS / ROUNDS);
  const before = process.cpuUsage();
  for (const { request, response, screened } of made) {
    metrics?.watch(request, response, screened);
    response.emit('close');
  }
  return processorMs(before) * (1000 / made.length);
}

async function open(): Promise<Metrics> {
  const nameRoute = ({ path }: Pick<Screened, 'path'>) => path;
  const metrics = await openMetrics({ port: '1', token: undefined, nameRoute, build: BUILD });
  if (!metrics) throw new Error('There are no metrics');
  return metrics;
}

const watched: number[] = [];
const unwatched: number[] = [];
const metrics = await open();
measureRequests(metrics);
for (let round = 0; round < ROUNDS; round += 1) {
  unwatched.push(measureRequests(null));
  watched.push(measureRequests(metrics));
}
const requestUs = median(watched) - median(unwatched);
const alone: number[] = [];
for (let round = 0; round < SCRAPES; round += 1) {
  const before = process.cpuUsage();
  await metrics.read();
  alone.push(processorMs(before));
}
const lines = (await metrics.read()).split('\n').length;
const overHttp = await measureScrape(routes);
console.log(`| what | measured | bar |
| --- | --- | --- |
| a request, to be counted, processor time | ${requestUs.toFixed(1)} µs | |
| of an answer | ${(requestUs / 10 / OWN_MS.answer).toFixed(2)} % | 1 % |
| of a liveness check, the cheapest request | ${(requestUs / 10 / OWN_MS.live).toFixed(2)} % | 1 % |
| a scrape, every route seen in ${STATUSES.length} statuses, ${lines} lines, processor time | ${median(alone).toFixed(1)} ms | 5 ms |
| a scrape over HTTP, of the built product, ${overHttp.lines} lines, processor time more than idle | ${overHttp.processorMs.toFixed(1)} ms | 5 ms |
| the same, elapsed, median | ${overHttp.elapsedMs.toFixed(1)} ms | |`);
