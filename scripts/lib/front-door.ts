import { mkdirSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { writeEndpointManifest } from './endpoint-manifest';
import { DEVELOPMENT_FRONT_DOOR, FILE_READER, FRONT_DOOR } from './front-door-files';

const FOR_NODE = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfig: 'tsconfig.scripts.json',
  logLevel: 'silent',
} as const;

/** Bundles the server in front of Next with what it knows of the endpoints. Throws when it does not compile. */
export function buildFrontDoor({ isDevelopment = false } = {}): void {
  mkdirSync('.next', { recursive: true });
  buildSync({
    ...FOR_NODE,
    entryPoints: ['server/main.ts'],
    outfile: isDevelopment ? DEVELOPMENT_FRONT_DOOR : FRONT_DOOR,
  });
  writeEndpointManifest(`.next/${isDevelopment ? 'development-' : ''}endpoints.json`);
}

/** Bundles what reads imported files: its thread would spend a second of the processor on compiling it for each file. */
export function buildFileReader(): void {
  buildSync({ ...FOR_NODE, entryPoints: ['lib/import-export/reading/rules.ts'], outfile: FILE_READER });
}
