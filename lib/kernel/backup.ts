/** The row of `scheduled_jobs` in which the last good end of a backup is noted, so that every instance knows its age. */
export const BACKUP_JOB = 'backup';
