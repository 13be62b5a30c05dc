import { z } from 'zod';
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
