import { buildIfStale, digestSources } from '@/scripts/lib/build';
import { generateCode } from '@/scripts/lib/dependencies.mjs';

/**
 * `npm run build` does what `npm start` does before it serves. Needed for images and wherever building and serving are
 * separate.
 */
try {
  generateCode();
  await buildIfStale({ version: digestSources(), say: console.log, signal: new AbortController().signal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
