/** Output folder of the cheat sheets as files. Written by each build, so it is not one of the build's sources. */
export const SHEET_FILES = 'public/cheat-sheet';
