import { listDevices, signOutDevice } from '@/lib/account/devices/endpoints';
import { cleanUpAttempts } from '@/lib/attempts/endpoints';
import { makeTransferCode } from '@/lib/auth/device-transfer/endpoints';
import { login, startDevice } from '@/lib/auth/endpoints';
import { drawPracticeQuestions } from '@/lib/bank/endpoints';
import { call } from '@/lib/browser/api/call';
import { addToOutbox, flushOutbox, onDelivered, savingState } from '@/lib/browser/attempt/outbox';
import { claimMerged } from '@/lib/browser/session/claim-merged';
import { moveTo, signInBeside } from '@/lib/browser/session/move-device';
import { deliverSignOuts, signOut } from '@/lib/browser/session/sign-out';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { redeemCode } from '@/lib/browser/session/transfer-device';
import { addFavorite } from '@/lib/favorites/endpoints';

/**
 * Product modules that a page loads on a device on which a test is taken. `device.ts` bundles them. @public Read by its
 * name from the bundle.
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
  startDevice: () => call(startDevice, {}),
  makeTransferCode: () => call(makeTransferCode, {}, { attempts: 1 }),
  redeemCode,
  signInBeside,
  moveTo,
  claimMerged,
  addFavorite: (questionId: number) => call(addFavorite, { query: { questionId } }, { attempts: 1 }),
  cleanUp: () => call(cleanUpAttempts, {}, { attempts: 1 }),
  draw: (sectionId: number, limit: number) =>
    call(drawPracticeQuestions, { params: { id: sectionId }, query: { limit } }, { attempts: 1 }),
  listDevices: () => call(listDevices, {}, { attempts: 1 }),
  signOutDevice: (id: string) => call(signOutDevice, { params: { id } }, { attempts: 1 }),
};
export type Page = typeof page;
