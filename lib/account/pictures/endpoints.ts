import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from './rules';

export const uploadPicture = endpoint<typeof contract.uploadPicture>({
  method: 'POST',
  path: '/auth/profile/{id}/picture',
  access: 'user',
  isHeavy: true,
  upload: { maxBytes: PICTURE_MAX_BYTES, types: PICTURE_TYPES },
});

export const deletePicture = endpoint<typeof contract.deletePicture>({
  method: 'DELETE',
  path: '/auth/profile/{id}/picture',
  access: 'user',
  idempotent: true,
  status: 204,
});

/** Public, because an image element sends no bearer token. The URL cannot be guessed. */
export const getPicture = openEndpoint<typeof contract.getPicture>({
  method: 'GET',
  path: '/auth/pictures/{version}',
  access: 'public',
});
