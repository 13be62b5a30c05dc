import { userId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';

const accountParams = z.strictObject({ id: userId });

export const uploadPicture = {
  summary: 'Replace the caller’s profile picture; the body is the image itself',
  params: accountParams,
  data: z.object({ profilePicture: z.string() }),
};

export const deletePicture = {
  summary: 'Remove the caller’s profile picture',
  params: accountParams,
  data: z.undefined(),
};

export const getPicture = {
  summary: 'A profile picture as WebP',
  params: z.strictObject({ version: z.uuid() }),
  data: z.undefined(),
};
