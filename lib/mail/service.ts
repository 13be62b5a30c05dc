import 'server-only';
import { render } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { AccountDeleted } from '@/emails/account-deleted';
import { ClassEnding } from '@/emails/class-ending';
import { Corrections } from '@/emails/corrections';
import { OutcomeQuestion } from '@/emails/outcome-question';
import { PasswordChanged } from '@/emails/password-changed';
import { Reminder } from '@/emails/reminder';
import { ReportSummary } from '@/emails/report-summary';
import { ResetPassword } from '@/emails/reset-password';
import { VerifyEmail } from '@/emails/verify-email';
import { Welcome } from '@/emails/welcome';
import { messagesWaitedFor } from '@/lib/before-answer';
import { env } from '@/lib/env';
import {
  RESET_LINK_HOURS,
  RESET_LINK_TIME,
  VERIFICATION_LINK_HOURS,
  VERIFICATION_LINK_TIME,
} from '@/lib/kernel/lifetimes';
import { enqueue, type Ordered, type WrittenMessage, writeMessage } from './queue-service';
import {
  NOBODY_TEMPLATE,
  UNCONFIRMED_NOTICE_TEMPLATE,
  UNCONFIRMED_RESET_TEMPLATE,
  VERIFICATION_TEMPLATE,
  WELCOME_TEMPLATE,
} from './rules';

const frame = () => ({ productName: env().NEXT_PUBLIC_PRODUCT_NAME, publicUrl: env().PUBLIC_URL });

/** Returns the URL of a link. Uses the configured address, because the address in a request can be forged. */
const link = (path: string, token?: string): string =>
  `${env().PUBLIC_URL}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

const HOUR_MS = 60 * 60_000;
/** Lifetime of a message in milliseconds. It is the same as that of the links in the message. */
const RESET_LINK_MS = RESET_LINK_HOURS * HOUR_MS;
const VERIFICATION_LINK_MS = VERIFICATION_LINK_HOURS * HOUR_MS;
const NOTICE_MS = 48 * HOUR_MS;

interface MailMessage {
  template: string;
  to: string;
  subject: string;
  content: ReactElement;
  lifetimeMs: number;
  unsubscribeUrl?: string;
}

function order({ template, to, subject, content, lifetimeMs, unsubscribeUrl }: MailMessage): Ordered {
  const written = async () => {
    const [html, text] = await Promise.all([render(content), render(content, { plainText: true })]);
    return { to, subject, html, text, ...(unsubscribeUrl ? { unsubscribeUrl } : {}) };
  };
  return { template, lifetimeMs, message: written };
}

/**
 * Queues a message without waiting for the mail server. The wait would delay the response and reveal which accounts
 * exist.
 */
const post = (message: MailMessage): void => enqueue(order(message));

/**
 * Throws unless the endpoint declares that it sends email. Call this function before work that sends email after the
 * response, because an error in that work would appear only in the log.
 */
export function requireMailDeclared(): void {
  messagesWaitedFor();
}

interface WelcomeMessage {
  to: string;
  password: string | null;
  verificationToken: string;
  resetToken: string | null;
}

export function mailWelcome({ to, password, verificationToken, resetToken }: WelcomeMessage): void {
  const content = createElement(Welcome, {
    verifyLinkTime: VERIFICATION_LINK_TIME,
    resetLinkTime: RESET_LINK_TIME,
    ...frame(),
    email: to,
    password,
    verifyUrl: link('/verify-email', verificationToken),
    choosePasswordUrl: resetToken ? link('/reset-password', resetToken) : null,
  });
  const subject = `Welcome to ${env().NEXT_PUBLIC_PRODUCT_NAME}`;
  post({ template: WELCOME_TEMPLATE, to, subject, content, lifetimeMs: VERIFICATION_LINK_MS });
}

interface LinkMessage {
  to: string;
  token: string;
  /** True if no account with this address can use the link. The message is then stored but never sent. */
  isForNobody?: boolean;
}

export function mailVerificationLink({ to, token, isForNobody = false }: LinkMessage): void {
  const content = createElement(VerifyEmail, {
    ...frame(),
    verifyUrl: link('/verify-email', token),
    linkTime: VERIFICATION_LINK_TIME,
  });
  const subject = 'Confirm your email address';
  post({
    template: isForNobody ? NOBODY_TEMPLATE : VERIFICATION_TEMPLATE,
    to,
    subject,
    content,
    lifetimeMs: VERIFICATION_LINK_MS,
  });
}

interface ResetMessage extends LinkMessage {
  /** True if the owner of the address has confirmed it. */
  isConfirmed: boolean;
}

export function mailResetLink({ to, token, isConfirmed, isForNobody = false }: ResetMessage): void {
  const content = createElement(ResetPassword, {
    ...frame(),
    resetUrl: link('/reset-password', token),
    linkTime: RESET_LINK_TIME,
  });
  const subject = 'Choose a new password';
  const template = isConfirmed ? 'reset-password' : UNCONFIRMED_RESET_TEMPLATE;
  post({ template: isForNobody ? NOBODY_TEMPLATE : template, to, subject, content, lifetimeMs: RESET_LINK_MS });
}

interface Notice {
  to: string;
  /** True if the owner of the address has confirmed it. Until then, anybody may have created the account. */
  isConfirmed: boolean;
}

export function mailPasswordChanged({ to, isConfirmed }: Notice): void {
  const content = createElement(PasswordChanged, { ...frame(), forgotUrl: link('/forgot-password') });
  const subject = 'Your password was changed';
  const template = isConfirmed ? 'password-changed' : UNCONFIRMED_NOTICE_TEMPLATE;
  post({ template, to, subject, content, lifetimeMs: NOTICE_MS });
}

export function mailAccountDeleted({ to, isConfirmed }: Notice): void {
  const content = createElement(AccountDeleted, frame());
  const subject = 'Your account has been deleted';
  const template = isConfirmed ? 'account-deleted' : UNCONFIRMED_NOTICE_TEMPLATE;
  post({ template, to, subject, content, lifetimeMs: NOTICE_MS });
}

/** Lifetime of a study-day email in milliseconds, because it is useful only on that day. */
const REMINDER_MS = 12 * HOUR_MS;

interface ReminderMessage {
  to: string;
  minutes: number;
  /** Descriptions of today's questions, such as "4 you missed, 7 new in Type II". */
  reasons: readonly string[];
  /** Id of the first set of the day. */
  setId: string;
  unsubscribeToken: string;
}

export function mailReminder({ to, minutes, reasons, setId, unsubscribeToken }: ReminderMessage): void {
  const content = createElement(Reminder, {
    ...frame(),
    minutes,
    reasons,
    studyUrl: `${env().PUBLIC_URL}/today?set=${encodeURIComponent(setId)}`,
    unsubscribeUrl: link('/unsubscribe', unsubscribeToken),
  });
  const unsubscribeUrl = link('/api/plan/unsubscribe', unsubscribeToken);
  const subject = `Today: ${minutes} minutes of practice`;
  post({ template: 'reminder', to, subject, content, lifetimeMs: REMINDER_MS, unsubscribeUrl });
}

interface ReportSummaryMessage {
  to: string;
  count: number;
  /** Time for which the oldest report has been waiting, such as "for 12 days". */
  waiting: string;
  unsubscribeToken: string;
}

export function mailReportSummary({ to, count, waiting, unsubscribeToken }: ReportSummaryMessage): void {
  const content = createElement(ReportSummary, {
    ...frame(),
    count,
    waiting,
    reportsUrl: `${env().PUBLIC_URL}/admin/reports`,
    unsubscribeUrl: link('/unsubscribe', unsubscribeToken),
  });
  const unsubscribeUrl = link('/api/plan/unsubscribe', unsubscribeToken);
  const subject = count === 1 ? '1 report is open' : `${count} reports are open`;
  post({ template: 'report-summary', to, subject, content, lifetimeMs: REMINDER_MS, unsubscribeUrl });
}

/** Lifetime of the email that asks for the exam's outcome, in milliseconds. The email is useful only for some days. */
const QUESTION_MS = 48 * HOUR_MS;

interface OutcomeMessage {
  to: string;
  unsubscribeToken: string;
}

export function mailOutcomeQuestion({ to, unsubscribeToken }: OutcomeMessage): void {
  const content = createElement(OutcomeQuestion, {
    ...frame(),
    answerUrl: `${env().PUBLIC_URL}/today/outcome`,
    unsubscribeUrl: link('/unsubscribe', unsubscribeToken),
  });
  const unsubscribeUrl = link('/api/plan/unsubscribe', unsubscribeToken);
  const subject = 'How did your exam go?';
  post({ template: 'outcome-question', to, subject, content, lifetimeMs: QUESTION_MS, unsubscribeUrl });
}

interface CorrectionsMessage {
  to: string;
  unsubscribeToken: string;
  corrections: number;
}

export function mailCorrections({ to, unsubscribeToken, corrections }: CorrectionsMessage): void {
  const content = createElement(Corrections, {
    ...frame(),
    todayUrl: `${env().PUBLIC_URL}/today`,
    what: corrections === 1 ? 'one question' : `${corrections} questions`,
    unsubscribeUrl: link('/unsubscribe', unsubscribeToken),
  });
  const unsubscribeUrl = link('/api/plan/unsubscribe', unsubscribeToken);
  const subject =
    corrections === 1 ? 'A question that you answered was corrected' : 'Questions that you answered were corrected';
  post({ template: 'corrections', to, subject, content, lifetimeMs: QUESTION_MS, unsubscribeUrl });
}

interface ClassEndingMessage {
  to: string;
  /** Path of the class's page, with a leading slash. */
  classPath: string;
  className: string;
  endsAt: Date;
}

/**
 * Prepares the message that a class will be deleted. The caller stores it together with the record that the instructors
 * were notified. The message expires when it is too late to prevent the deletion. Returns null if the recipient has
 * received too many of these messages, like `writeMessage`.
 */
export function writeClassEnding({
  to,
  classPath,
  className,
  endsAt,
}: ClassEndingMessage): Promise<WrittenMessage | null> {
  const endsOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
  const classUrl = `${env().PUBLIC_URL}${classPath}`;
  const content = createElement(ClassEnding, { ...frame(), className, endsOn, classUrl });
  const subject = 'Your class ends soon unless you open it';
  const lifetimeMs = endsAt.getTime() - Date.now();
  return writeMessage(order({ template: 'class-ending', to, subject, content, lifetimeMs }));
}
