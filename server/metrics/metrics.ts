import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Registry } from 'prom-client';
import { createRequestMetrics, type RequestMetrics } from './requests';
import type { NameRoute } from './route-names';
import { createStateGauges } from './state';

/** Path of the metrics, on their own port and on the product's port. */
export const METRICS_PATH = '/metrics';

export interface Metrics extends RequestMetrics {
  /** True if the request contains the token, or none is configured. The comparison takes constant time. */
  isAllowed: (request: IncomingMessage) => boolean;
  contentType: string;
  /** Returns all metrics in Prometheus' text format. */
  read: () => Promise<string>;
}

interface Options {
  /** The settings `METRICS_PORT` and `METRICS_TOKEN`, of which at least one must be set. */
  port: string | undefined;
  token: string | undefined;
  nameRoute: NameRoute;
  /** Folder of the build. */
  build: string;
}

/** Returns null if metrics are not configured. Nothing is counted then, and the library is not loaded. */
export async function openMetrics({ port, token, nameRoute, build }: Options): Promise<Metrics | null> {
  if (!port && !token) return null;
  const library = await import('prom-client');
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const info = new library.Gauge({
    name: 'coldpass_build_info',
    labelNames: ['version', 'build'],
    registers: [registry],
    help: 'Always 1; the labels name the version and the build of this instance',
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
  // Compares digests, which have equal length, so that the time of the comparison reveals nothing about the token.
  return ({ headers }) =>
    timingSafeEqual(wanted, digest(/^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''));
}
