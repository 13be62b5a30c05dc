/** Output folder of the cheat sheets as files. Each build writes them, so they are not among its sources. */
export const SHEET_FILES = 'public/cheat-sheet';
