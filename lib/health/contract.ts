import { z } from '#schema';
import { endpoint } from '@/lib/kernel/endpoint';

export const live = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process answers',
  access: 'public',
  data: z.object({ live: z.literal(true) }),
});

export const ready = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The database answers and the process is not shutting down',
  access: 'public',
  data: z.object({ ready: z.literal(true) }),
});

export const healthDetails = endpoint({
  method: 'GET',
  path: '/api/health/details',
  summary: 'What this instance and the work that all instances share are busy with',
  access: 'admin',
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
      /** Letters of the current hour, and how many it may have (`MAIL_PER_HOUR`). */
      thisHour: z.number(),
      perHour: z.number(),
    }),
    /** Seconds since each piece of regular work last ended well; null before the first time. */
    jobs: z.array(z.object({ name: z.string(), secondsAgo: z.number().nullable() })),
  }),
});
