/**
 * Starts the server that `npm run build` has bundled from `server/main.ts`. Used by container images and `npm start`.
 */
await import('./dist/server.mjs');
