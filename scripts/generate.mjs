import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';

/**
 * Generates the database client by Prisma's command. What the `overrides` of package.json leave out of it (a studio, a database of its
 * own, drivers: ninety packages) it loads nevertheless, and calls nothing of it to generate.
 */
const { overrides } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const leftOut = Object.keys(overrides.prisma);

const load = Module._load;
Module._load = (name, ...rest) =>
  leftOut.some((one) => name === one || name.startsWith(`${one}/`)) ? {} : load(name, ...rest);
// The generator is WebAssembly; Prisma would still download a native schema engine unless it is told of some file.
process.env.PRISMA_SCHEMA_ENGINE_BINARY = process.execPath;
const require = createRequire(import.meta.url);
const command = require.resolve('../node_modules/prisma/build/index.js');
process.argv = [process.execPath, command, 'generate'];
require(command);
