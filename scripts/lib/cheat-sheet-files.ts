/** Output folder of the cheat sheets as files; written by each build, so not among its sources. */
export const SHEET_FILES = 'public/cheat-sheet';
