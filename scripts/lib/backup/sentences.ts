const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space, or name a folder on another disk, and try again.',
  EDQUOT: 'This user has reached the disk quota. Free some space, or name a folder on another disk, and try again.',
  EACCES: 'This user may not read or write there. Run this as the user who runs the product.',
  EPERM: 'This user may not do that there. Run this as the user who runs the product.',
  EROFS: 'It can only be read there. Name another folder.',
  ENOTDIR: 'A part of the path is a file. Name another folder.',
  EEXIST: 'There is a file of that name. Name another folder.',
  EXDEV: 'The data folder is a disk of its own and cannot be put aside. Set DATA_DIR to a folder within it.',
  EBUSY: 'The data folder is a disk of its own and cannot be put aside. Set DATA_DIR to a folder within it.',
  ECONNREFUSED: 'The database has stopped. Start the product again, then make the backup.',
  '57P01': 'The database was stopped meanwhile. Start the product again, then make the backup.',
  '57P03': 'The database is starting. Try again in a moment.',
};

/**
 * Returns one sentence for the operator: what failed and what to do. By the time it is printed, unfinished files are
 * already removed.
 */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = code ? REASONS[code] : undefined;
  if (reason) return `${path ? `${path}: ` : ''}${reason}`;
  return /No space left on device/i.test(error.message) ? (REASONS.ENOSPC ?? error.message) : error.message;
}
