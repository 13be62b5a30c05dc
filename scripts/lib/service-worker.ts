import { buildSync } from 'esbuild';

/** Each build writes this file, so it is not among the build's sources. */
export const SERVICE_WORKER = 'public/sw.js';

/** Bundles the service worker. Throws if it does not compile. */
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
