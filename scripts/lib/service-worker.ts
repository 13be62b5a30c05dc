import { buildSync } from 'esbuild';

/** Output file. Every build writes it, so it is not listed among the sources of the build. */
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
