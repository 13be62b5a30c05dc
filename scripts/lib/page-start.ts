import { buildSync } from 'esbuild';

/** Bundles the script in the head of every page to where `app/document.tsx` takes it from. Throws when it does not compile. */
export function bundlePageStart(): void {
  buildSync({
    entryPoints: ['lib/browser/page/page-start.ts'],
    outfile: 'dist/page-start.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
}
