import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listSections = openEndpoint<typeof contract.listSections>({
  method: 'GET',
  path: '/api/sections',
  access: 'public',
});

export const listSectionQuestions = endpoint<typeof contract.listSectionQuestions>({
  method: 'GET',
  path: '/api/sections/{id}/questions',
  access: 'user',
});

export const drawPracticeQuestions = endpoint<typeof contract.drawPracticeQuestions>({
  method: 'GET',
  path: '/api/sections/{id}/questions/random',
  access: 'user',
});

export const drawMockQuestions = openEndpoint<typeof contract.drawMockQuestions>({
  method: 'GET',
  path: '/api/sections/{id}/questions/mock',
  access: 'public',
});
