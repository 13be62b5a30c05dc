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
  summary: 'What this instance and the work that all instances share are busy with',
  data: z.object({
    instance: z.object({
      uptimeSeconds: z.number(),
      memoryBytes: z.number(),
      /** How late the event loop was in the worst hundredth of the time since the last look; milliseconds. */
      eventLoopDelayMs: z.number(),
      pool: z.object({ connections: z.number(), idle: z.number(), waiting: z.number() }),
    }),
    mail: z.object({
      waiting: z.number(),
      failed: z.number(),
      oldestSeconds: z.number(),
      /** Messages of the current hour, and how many it may have (`MAIL_PER_HOUR`). */
      thisHour: z.number(),
      perHour: z.number(),
    }),
    /** Seconds since each piece of regular work last ended well; null before the first time. */
    jobs: z.array(z.object({ name: z.string(), secondsAgo: z.number().nullable() })),
  }),
};
