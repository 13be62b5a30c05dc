import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The generator is WebAssembly; Prisma would still download a native schema engine unless it is told of some file.
const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../node_modules/prisma/build/index.js', import.meta.url)), 'generate'],
  { stdio: 'inherit', env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath } },
);
process.exitCode = status ?? 1;
