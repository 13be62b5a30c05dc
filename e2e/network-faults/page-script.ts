import { listDevices, signOutDevice } from '@/lib/account/devices/endpoints';
import { cleanUpAttempts } from '@/lib/attempts/endpoints';
import { login } from '@/lib/auth/endpoints';
import { drawPracticeQuestions } from '@/lib/bank/endpoints';
import { call } from '@/lib/browser/api/call';
import { addToOutbox, flushOutbox, onDelivered, savingState } from '@/lib/browser/attempt/outbox';
import { deliverSignOuts, signOut } from '@/lib/browser/session/sign-out';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';

/**
 * What a page of the product brings to a device that a test is taken on: the product's own modules, bundled by `device.ts`.
 * @public Read by its name from the bundle.
 */
export const page = {
  addToOutbox,
  flushOutbox,
  onDelivered,
  savingState,
  signOut,
  deliverSignOuts,
  userId: () => userOf(accessToken())?.id,
  signIn: (email: string, password: string) => call(login, { body: { email, password } }),
  cleanUp: () => call(cleanUpAttempts, {}, { attempts: 1 }),
  draw: (sectionId: number, limit: number) =>
    call(drawPracticeQuestions, { params: { id: sectionId }, query: { limit } }, { attempts: 1 }),
  listDevices: () => call(listDevices, {}, { attempts: 1 }),
  signOutDevice: (id: string) => call(signOutDevice, { params: { id } }, { attempts: 1 }),
};
export type Page = typeof page;
