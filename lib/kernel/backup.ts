/** Name of the row in `scheduled_jobs` that records the last successful backup for all instances. */
export const BACKUP_JOB = 'backup';
