/**
 * Output folder of the PDF cheat sheets. Every build writes these files, so the folder is not listed among the sources
 * of the build.
 */
export const SHEET_FILES = 'public/cheat-sheet';
