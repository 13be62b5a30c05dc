import 'server-only';
import { randomUUID } from 'node:crypto';
import { render } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { AccountDeleted } from '@/emails/account-deleted';
import { PasswordChanged } from '@/emails/password-changed';
import { ResetPassword } from '@/emails/reset-password';
import { VerifyEmail } from '@/emails/verify-email';
import { Welcome } from '@/emails/welcome';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { deliver } from './transport';

/** Waits between tries, milliseconds. A greylisting server lets the second or third one in. */
const RETRY_AFTER_MS = [5_000, 60_000, 300_000];

const frame = () => ({ productName: env().NEXT_PUBLIC_PRODUCT_NAME, publicUrl: env().PUBLIC_URL });

/** Links always carry the configured address, never one from a request. */
const link = (path: string, token?: string): string =>
  `${env().PUBLIC_URL}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

declare global {
  var __coldpassOpenMail: Set<Promise<void>> | undefined;
}

/** Sends without making anybody wait: a slow mail server must neither delay an answer nor show which accounts exist. */
function post(to: string, subject: string, content: ReactElement): void {
  globalThis.__coldpassOpenMail ??= new Set();
  const open = globalThis.__coldpassOpenMail;
  const sending = send(to, subject, content).finally(() => open.delete(sending));
  open.add(sending);
}

async function send(to: string, subject: string, content: ReactElement): Promise<void> {
  const [html, text] = await Promise.all([render(content), render(content, { plainText: true })]);
  const messageId = `<${randomUUID()}@${new URL(env().PUBLIC_URL).hostname}>`;
  for (const waitMs of [...RETRY_AFTER_MS, null]) {
    try {
      await deliver({ to, subject, html, text }, messageId);
      return;
    } catch (error) {
      log.warn('mail not sent', {
        subject,
        willRetry: waitMs !== null,
        error: error instanceof Error ? error.message : '',
      });
      if (waitMs === null) return;
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    }
  }
}

interface WelcomeLetter {
  to: string;
  password: string | null;
  verificationToken: string;
  resetToken: string | null;
}

export function mailWelcome({ to, password, verificationToken, resetToken }: WelcomeLetter): void {
  const content = createElement(Welcome, {
    ...frame(),
    email: to,
    password,
    verifyUrl: link('/verify-email', verificationToken),
    choosePasswordUrl: resetToken ? link('/reset-password', resetToken) : null,
  });
  post(to, `Welcome to ${env().NEXT_PUBLIC_PRODUCT_NAME}`, content);
}

export function mailVerificationLink({ to, token }: { to: string; token: string }): void {
  post(
    to,
    'Confirm your email address',
    createElement(VerifyEmail, { ...frame(), verifyUrl: link('/verify-email', token) }),
  );
}

export function mailResetLink({ to, token }: { to: string; token: string }): void {
  const content = createElement(ResetPassword, { ...frame(), resetUrl: link('/reset-password', token) });
  post(to, 'Choose a new password', content);
}

export function mailPasswordChanged({ to }: { to: string }): void {
  post(
    to,
    'Your password was changed',
    createElement(PasswordChanged, { ...frame(), forgotUrl: link('/forgot-password') }),
  );
}

export function mailAccountDeleted({ to }: { to: string }): void {
  post(to, 'Your account has been deleted', createElement(AccountDeleted, frame()));
}
