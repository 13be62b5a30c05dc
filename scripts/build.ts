import { buildIfStale, digestSources } from '@/scripts/lib/build';
import { generateClient } from '@/scripts/lib/dependencies.mjs';

/** `npm run build`: what `npm start` does before it serves, for images and other places where building and serving are two steps. */
try {
  generateClient();
  await buildIfStale({ version: digestSources(), say: console.log, signal: new AbortController().signal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
