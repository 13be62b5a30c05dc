/** Where the build writes the server in front of Next; `server.mjs` runs it. */
export const FRONT_DOOR = 'dist/server.mjs';
/** The same for `npm run dev`, apart from it, so that neither spoils the other. */
export const DEVELOPMENT_FRONT_DOOR = 'dist/development/server.mjs';
/** What the thread runs that reads imported files; `lib/import-export/reading/worker.mjs` asks for it by this name. */
export const FILE_READER = 'dist/file-reader.mjs';
/** The endpoints, as the server in front runs them. */
export const ENDPOINTS_FOLDER = 'dist/endpoints';
/** Everything that is sent as it is. */
export const FILES_FOLDER = 'dist/files';
