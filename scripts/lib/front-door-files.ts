/** Where the build writes the server in front of Next; `server.mjs` runs it. */
export const FRONT_DOOR = '.next/front-door.mjs';
/** The same for `npm run dev`, apart from it, so that neither spoils the other. */
export const DEVELOPMENT_FRONT_DOOR = '.next/development-front-door.mjs';
/** What the thread runs that reads imported files; `lib/import-export/reading/worker.mjs` asks for it by this name. */
export const FILE_READER = '.next/file-reader.mjs';
/** The endpoints, as the server in front runs them. */
export const FAST_LANE_FOLDER = '.next/fast-lane';
