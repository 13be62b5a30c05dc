/** Built server in front of Next, which `server.mjs` runs. */
export const FRONT_DOOR = 'dist/server.mjs';
/**
 * Built server in front of Next for `npm run dev`. A separate folder, so that the two builds do not overwrite each
 * other.
 */
export const DEVELOPMENT_FRONT_DOOR = 'dist/development/server.mjs';
/**
 * Script of the worker thread that reads imported files. `lib/import-export/reading/worker.mjs` loads the script by
 * this name.
 */
export const FILE_READER = 'dist/file-reader.mjs';
/** Folder of the bundled endpoints that the server in front of Next runs. */
export const ENDPOINTS_FOLDER = 'dist/endpoints';
/** Folder of the files that the server sends unchanged. */
export const FILES_FOLDER = 'dist/files';
