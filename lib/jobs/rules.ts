const MINUTE_MS = 60_000;

/** Interval of each job in milliseconds. In each interval, only one instance runs the job. */
export const JOB_INTERVALS_MS = {
  'close overdue exams': MINUTE_MS,
  'settle corrections': 15_000,
  'remove what has expired': 15 * MINUTE_MS,
  'count first answers': 15 * MINUTE_MS,
  'fit difficulties': 60 * MINUTE_MS,
  'mail reminders': 5 * MINUTE_MS,
  'ask how exams went': 15 * MINUTE_MS,
  'mail corrections': 15 * MINUTE_MS,
  'mail report summaries': 15 * MINUTE_MS,
  'end classes at rest': 60 * MINUTE_MS,
  'keep retention promises': 60 * MINUTE_MS,
} as const;

export type JobName = keyof typeof JOB_INTERVALS_MS;
