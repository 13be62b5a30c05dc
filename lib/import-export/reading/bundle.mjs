import { buildSync } from 'esbuild';

/**
 * Bundles the code that reads imported files. Otherwise the reading thread would spend a second of CPU time per file on
 * compiling it. Throws on compile errors.
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
