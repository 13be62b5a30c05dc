import { endpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const listNotices = endpoint<typeof contract.listNotices>({
  method: 'GET',
  path: '/api/corrections/mine',
  access: 'user',
});

export const markNoticesSeen = endpoint<typeof contract.markNoticesSeen>({
  method: 'POST',
  path: '/api/corrections/mine/seen',
  access: 'user',
  idempotent: true,
});
