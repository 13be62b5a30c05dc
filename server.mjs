/** What images and the start command run: the server that `npm run build` made of `server/main.ts`. */
await import('./dist/server.mjs');
