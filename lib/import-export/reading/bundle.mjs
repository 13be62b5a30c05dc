import { buildSync } from 'esbuild';

/**
 * Bundles what reads imported files: its thread would spend a second of the processor on compiling it for each file. Throws when it does
 * not compile.
 *
 * @param {string} outfile
 */
export function bundleReader(outfile) {
  buildSync({
    entryPoints: ['lib/import-export/reading/rules.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.scripts.json',
    logLevel: 'silent',
  });
}
