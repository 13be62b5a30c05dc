/** Entry point of images and of the start command: the server that `npm run build` bundles from `server/main.ts`. */
await import('./dist/server.mjs');
