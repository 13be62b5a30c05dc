import { buildIfStale, digestSources } from '@/scripts/lib/build';
import { generateCode } from '@/scripts/lib/dependencies.mjs';

/**
 * `npm run build` builds the product without serving it. Needed for container images and wherever the product is built
 * and served separately.
 */
try {
  generateCode();
  await buildIfStale({ version: digestSources(), say: console.log, signal: new AbortController().signal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
