/** Server in front of Next, as built; `server.mjs` runs it. */
export const FRONT_DOOR = 'dist/server.mjs';
/** Server in front of Next for `npm run dev`. A separate folder keeps the two builds from overwriting each other. */
export const DEVELOPMENT_FRONT_DOOR = 'dist/development/server.mjs';
/** Script of the thread that reads imported files. `lib/import-export/reading/worker.mjs` loads it by this name. */
export const FILE_READER = 'dist/file-reader.mjs';
/** Endpoints that the server in front of Next runs. */
export const ENDPOINTS_FOLDER = 'dist/endpoints';
/** Files that are sent unchanged. */
export const FILES_FOLDER = 'dist/files';
