import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const addFavorite = endpoint<typeof contract.addFavorite>({
  method: 'POST',
  path: '/api/favorites',
  access: 'user',
  idempotent: true,
  status: 201,
});

export const removeFavorite = endpoint<typeof contract.removeFavorite>({
  method: 'DELETE',
  path: '/api/favorites/{questionId}',
  access: 'user',
  idempotent: true,
  status: 204,
});

export const listFavorites = endpoint<typeof contract.listFavorites>({
  method: 'GET',
  path: '/api/favorites',
  access: 'user',
});

export const favoriteStatus = endpoint<typeof contract.favoriteStatus>({
  method: 'GET',
  path: '/api/favorites/{questionId}/status',
  access: 'user',
});

export const countFavorites = endpoint<typeof contract.countFavorites>({
  method: 'GET',
  path: '/api/favorites/count',
  access: 'user',
});

export const drawFavoriteQuestions = endpoint<typeof contract.drawFavoriteQuestions>({
  method: 'GET',
  path: '/api/favorites/test/random',
  access: 'user',
});
