import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Registry } from 'prom-client';
import { createRequestMetrics, type RequestMetrics } from './requests';
import type { NameRoute } from './route-names';
import { createStateGauges } from './state';

/** Where metrics are, on the port of their own and beside the product. */
export const METRICS_PATH = '/metrics';

export interface Metrics extends RequestMetrics {
  /** Whether a request carries the token, where one is set. Takes as long for a wrong one as for the right one. */
  isAllowed: (request: IncomingMessage) => boolean;
  contentType: string;
  /** Everything in the text format of Prometheus. */
  read: () => Promise<string>;
}

interface Options {
  /** `METRICS_PORT`, `METRICS_TOKEN`: one of them at least. */
  port: string | undefined;
  token: string | undefined;
  nameRoute: NameRoute;
  /** Where the build lies. */
  build: string;
}

/** Null where nobody has asked for metrics: then nothing is counted, and the library is not even loaded. */
export async function openMetrics({ port, token, nameRoute, build }: Options): Promise<Metrics | null> {
  if (!port && !token) return null;
  const library = await import('prom-client');
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const info = new library.Gauge({
    ...{ name: 'coldpass_build_info', labelNames: ['version', 'build'], registers: [registry] },
    help: 'Always 1: which version and build this instance is',
  });
  info.set(describeBuild(build), 1);
  const refresh = createStateGauges(library, registry);
  const requests = createRequestMetrics(library, registry, nameRoute);
  return {
    ...requests,
    isAllowed: createGate(token),
    contentType: registry.contentType,
    read: async () => (await readAll(registry, refresh)) + requests.readRoutes(),
  };
}

async function readAll(registry: Registry, refresh: () => Promise<void>): Promise<string> {
  await refresh();
  return registry.metrics();
}

function describeBuild(folder: string): { version: string; build: string } {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const file = `${folder}/BUILD_ID`;
  return { version, build: existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development' };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export function createGate(token: string | undefined): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  if (!token) return () => true;
  const wanted = digest(token);
  // Digests have one length, so that neither the token's length nor its beginning can be told by the time.
  return ({ headers }) =>
    timingSafeEqual(wanted, digest(/^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''));
}
