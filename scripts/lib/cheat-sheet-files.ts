/** Where the build puts the cheat sheets as files; made by each build, so not among its sources. */
export const SHEET_FILES = 'public/cheat-sheet';
