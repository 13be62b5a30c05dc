/** What images and the start command run: the server that `npm run build` made of `server/main.ts`. */
import { existsSync } from 'node:fs';

if (!existsSync('dist/server.mjs')) {
  console.error('Nothing is built here yet. Run: npm run build');
  process.exit(1);
}
await import('./dist/server.mjs');
