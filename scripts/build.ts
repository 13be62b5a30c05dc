import { buildIfStale } from '@/scripts/lib/build';

/** `npm run build`: what `npm start` does before it serves, for images and other places where building and serving are two steps. */
try {
  await buildIfStale(console.log, new AbortController().signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
