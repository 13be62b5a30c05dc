import { z } from 'zod';
import { PROVIDER_ENDPOINTS } from '@/lib/auth/providers/endpoints';
import type { DescribedEndpoint } from '@/lib/kernel/endpoint';

/** Parameters that next-auth reads. The product has no contract for them. */

const query = z.object({
  callbackUrl: z.url().optional(),
  error: z.string().optional(),
  code: z.string().optional(),
  state: z.string().optional(),
});
const params = z.object({ provider: z.enum(['google', 'school']) });

export const PROVIDER_TARGETS: readonly DescribedEndpoint[] = PROVIDER_ENDPOINTS.map((endpoint) => ({
  ...endpoint,
  summary: 'A sign-in with a provider',
  query,
  data: z.unknown(),
  ...(endpoint.path.includes('{') ? { params } : {}),
}));
