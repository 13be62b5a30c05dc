import { z } from '#schema';
import { endpoint } from '@/lib/kernel/endpoint';

export const deviceView = z.object({
  id: z.uuid(),
  name: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type DeviceView = z.infer<typeof deviceView>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The devices on which the caller is signed in, last used first',
  access: 'user',
  data: z.array(deviceView),
});

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Sign one of the caller’s devices out',
  access: 'user',
  idempotent: true,
  status: 204,
  params: z.strictObject({ id: z.uuid() }),
  data: z.undefined(),
});
