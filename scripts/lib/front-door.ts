import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSync } from 'esbuild';
import { writeEndpointManifest } from './endpoint-manifest';
import { DEVELOPMENT_FRONT_DOOR, FRONT_DOOR } from './front-door-files';

/**
 * Bundles the server in front of Next and writes the data about the endpoints that it needs. Throws if the code does
 * not compile.
 */
export function buildFrontDoor({ isDevelopment = false } = {}): void {
  const folder = dirname(isDevelopment ? DEVELOPMENT_FRONT_DOOR : FRONT_DOOR);
  mkdirSync(folder, { recursive: true });
  buildSync({
    entryPoints: ['server/main.ts'],
    outfile: isDevelopment ? DEVELOPMENT_FRONT_DOOR : FRONT_DOOR,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.scripts.json',
    logLevel: 'silent',
  });
  writeEndpointManifest(`${folder}/endpoints.json`);
}
