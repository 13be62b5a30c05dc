/** Name of the `scheduled_jobs` row with the last successful backup, so that every instance knows its age. */
export const BACKUP_JOB = 'backup';
