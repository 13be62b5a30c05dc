import { buildSync } from 'esbuild';

/** Output of each build, so not among its sources. */
export const SERVICE_WORKER = 'public/sw.js';

/** Bundles the service worker. Throws when it does not compile. */
export function buildServiceWorker(): void {
  buildSync({
    entryPoints: ['service-worker/worker.ts'],
    outfile: SERVICE_WORKER,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
}
