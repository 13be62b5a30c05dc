import { buildSync } from 'esbuild';

/** Bundles the script that `app/document.tsx` inlines into every page. Throws if it does not compile. */
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
