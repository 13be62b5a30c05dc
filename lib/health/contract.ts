import { z } from '@/lib/kernel/schema';

export const live = {
  summary: 'The process answers',
  data: z.object({ live: z.literal(true) }),
};

export const ready = {
  summary: 'The database answers and the process is not shutting down',
  data: z.object({ ready: z.literal(true) }),
};

export const healthDetails = {
  summary: 'Load of this instance and of the work that all instances share',
  data: z.object({
    instance: z.object({
      uptimeSeconds: z.number(),
      memoryBytes: z.number(),
      /**
       * 99th percentile of the event loop delay in milliseconds, measured since the previous request for this report.
       */
      eventLoopDelayMs: z.number(),
      pool: z.object({ connections: z.number(), idle: z.number(), waiting: z.number() }),
    }),
    mail: z.object({
      waiting: z.number(),
      failed: z.number(),
      oldestSeconds: z.number(),
      /** Number of messages sent in the current hour. `perHour` is the limit (`MAIL_PER_HOUR`). */
      thisHour: z.number(),
      perHour: z.number(),
    }),
    /** Scheduled jobs, each with the seconds since its last successful run; null before the first. */
    jobs: z.array(z.object({ name: z.string(), secondsAgo: z.number().nullable() })),
  }),
};
