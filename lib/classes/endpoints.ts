import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const createClass = endpoint<typeof contract.createClass>({
  method: 'POST',
  path: '/api/classes',
  access: 'user',
  // Each request to create a class locks the owner's row, so simultaneous requests wait for each other. A hundred of
  // them would hold every database connection; `isHeavy` limits each account to one at a time.
  isHeavy: true,
  status: 201,
});

export const listClasses = endpoint<typeof contract.listClasses>({
  method: 'GET',
  path: '/api/classes',
  access: 'user',
});

export const getClass = endpoint<typeof contract.getClass>({
  method: 'GET',
  path: '/api/classes/{id}',
  access: 'user',
});

export const updateClass = endpoint<typeof contract.updateClass>({
  method: 'PUT',
  path: '/api/classes/{id}',
  access: 'user',
  idempotent: true,
});

export const deleteClass = endpoint<typeof contract.deleteClass>({
  method: 'DELETE',
  path: '/api/classes/{id}',
  access: 'user',
  status: 204,
});

export const renewCode = endpoint<typeof contract.renewCode>({
  method: 'POST',
  path: '/api/classes/{id}/code',
  access: 'user',
});

export const addPlaces = endpoint<typeof contract.addPlaces>({
  method: 'POST',
  path: '/api/classes/{id}/places',
  access: 'user',
  idempotent: true,
});

export const renamePlace = endpoint<typeof contract.renamePlace>({
  method: 'PUT',
  path: '/api/classes/{id}/places/{placeId}',
  access: 'user',
  idempotent: true,
});

export const removePlace = endpoint<typeof contract.removePlace>({
  method: 'DELETE',
  path: '/api/classes/{id}/places/{placeId}',
  access: 'user',
});

export const removeJoined = endpoint<typeof contract.removeJoined>({
  method: 'DELETE',
  path: '/api/classes/{id}/places',
  access: 'user',
});

export const mergePlaces = endpoint<typeof contract.mergePlaces>({
  method: 'POST',
  path: '/api/classes/{id}/places/{placeId}/merge',
  access: 'user',
});
