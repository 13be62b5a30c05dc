import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const getPlan = endpoint<typeof contract.getPlan>({
  method: 'GET',
  path: '/api/plan',
  access: 'user',
});

export const putPlan = endpoint<typeof contract.putPlan>({
  method: 'PUT',
  path: '/api/plan',
  access: 'user',
  idempotent: true,
});

export const putPlanSettings = endpoint<typeof contract.putPlanSettings>({
  method: 'PUT',
  path: '/api/plan/settings',
  access: 'user',
  idempotent: true,
});

export const listSetQuestions = endpoint<typeof contract.listSetQuestions>({
  method: 'GET',
  path: '/api/plan/sets/{id}',
  access: 'user',
});

/**
 * Turns off an email with the unsubscribe link in that email, without a sign-in. Mail programs send a POST to this
 * endpoint (RFC 8058). The endpoint ignores the body.
 */
export const unsubscribe = openEndpoint<typeof contract.unsubscribe>({
  method: 'POST',
  path: '/api/plan/unsubscribe',
  access: 'public',
  idempotent: true,
});

export const getCalendar = endpoint<typeof contract.getCalendar>({
  method: 'GET',
  path: '/api/plan/calendar.ics',
  access: 'user',
});
