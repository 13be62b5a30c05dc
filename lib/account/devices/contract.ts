import { sessionId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const deviceView = z.object({
  id: z.uuid(),
  name: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});
export type DeviceView = z.infer<typeof deviceView>;

export const listDevices = {
  summary: 'The devices on which the caller is signed in, last used first',
  data: z.array(deviceView),
};

export const signOutDevice = {
  summary: 'Sign one of the caller’s devices out',
  params: z.strictObject({ id: sessionId }),
  data: z.undefined(),
};
