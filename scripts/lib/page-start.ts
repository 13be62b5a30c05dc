import { buildSync } from 'esbuild';

/** Bundles the inline script of every page for `app/document.tsx`. Throws when it does not compile. */
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
