import { z } from '#schema';
import { endpoint } from '@/lib/kernel/endpoint';

export const PICTURE_MAX_BYTES = 6 * 1024 * 1024;
/** What cameras and phones make. Never SVG, which is a program. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const accountParams = z.strictObject({ id: z.uuid() });

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/auth/profile/{id}/picture',
  summary: 'Replace the caller’s profile picture; the body is the image itself',
  access: 'user',
  upload: { maxBytes: PICTURE_MAX_BYTES, types: PICTURE_TYPES },
  params: accountParams,
  data: z.object({ profilePicture: z.string() }),
});

export const deletePicture = endpoint({
  method: 'DELETE',
  path: '/auth/profile/{id}/picture',
  summary: 'Remove the caller’s profile picture',
  access: 'user',
  idempotent: true,
  status: 204,
  params: accountParams,
  data: z.undefined(),
});

/** Public, because an image element carries no bearer; nobody guesses the address. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/auth/pictures/{version}',
  summary: 'A profile picture as WebP',
  access: 'public',
  params: z.strictObject({ version: z.uuid() }),
  data: z.undefined(),
});
