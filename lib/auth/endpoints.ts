import { endpoint, openEndpoint } from '@/lib/kernel/endpoint';
import type * as contract from './contract';

export const register = openEndpoint<typeof contract.register>({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  limit: 'register',
  status: 201,
  sendsMail: true,
});

export const startDevice = openEndpoint<typeof contract.startDevice>({
  method: 'POST',
  path: '/auth/device',
  access: 'public',
  limit: 'start',
  status: 201,
});

export const addEmail = endpoint<typeof contract.addEmail>({
  method: 'POST',
  path: '/auth/device/email',
  access: 'user',
  limit: 'register',
  sendsMail: true,
});

export const previewMove = endpoint<typeof contract.previewMove>({
  method: 'POST',
  path: '/auth/device/preview',
  access: 'user',
  idempotent: true,
});

export const moveDevice = endpoint<typeof contract.moveDevice>({
  method: 'POST',
  path: '/auth/device/move',
  access: 'user',
  idempotent: true,
  isHeavy: true,
});

export const listMovedDevices = endpoint<typeof contract.listMovedDevices>({
  method: 'POST',
  path: '/auth/device/moved',
  access: 'user',
  idempotent: true,
});

export const login = openEndpoint<typeof contract.login>({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  limit: 'login',
});

export const logout = openEndpoint<typeof contract.logout>({
  method: 'POST',
  path: '/auth/logout',
  access: 'refresh-token',
  idempotent: true,
});

export const refresh = openEndpoint<typeof contract.refresh>({
  method: 'POST',
  path: '/auth/refresh',
  access: 'refresh-token',
  idempotent: true,
  limit: 'refresh',
});

export const exchange = openEndpoint<typeof contract.exchange>({
  method: 'POST',
  path: '/auth/exchange',
  access: 'public',
  limit: 'token',
});

export const forgotPassword = openEndpoint<typeof contract.forgotPassword>({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  limit: 'mail',
  sendsMail: true,
});

export const resetPassword = openEndpoint<typeof contract.resetPassword>({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  limit: 'token',
  sendsMail: true,
});

export const changePassword = endpoint<typeof contract.changePassword>({
  method: 'POST',
  path: '/auth/change-password',
  access: 'user',
  limit: 'login',
  sendsMail: true,
});

export const verifyEmail = openEndpoint<typeof contract.verifyEmail>({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'optional',
  limit: 'token',
});

export const resendVerification = openEndpoint<typeof contract.resendVerification>({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  limit: 'mail',
  sendsMail: true,
});
