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
import type { MailTexts } from '@/emails/texts';
import { VerifyEmail } from '@/emails/verify-email';
import { Welcome } from '@/emails/welcome';
import { messagesWaitedFor } from '@/lib/before-answer';
import { env } from '@/lib/env';
import { type Language, LOCALES, pathIn } from '@/lib/kernel/language';
import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@/lib/kernel/lifetimes';
import { enqueue, type Ordered, type WrittenMessage, writeMessage } from './queue-service';
import {
  NOBODY_TEMPLATE,
  UNCONFIRMED_NOTICE_TEMPLATE,
  UNCONFIRMED_RESET_TEMPLATE,
  VERIFICATION_TEMPLATE,
  WELCOME_TEMPLATE,
} from './rules';
import { readMailTexts } from './texts-rules';

const frame = (language: Language) => ({
  texts: readMailTexts(language),
  productName: env().NEXT_PUBLIC_PRODUCT_NAME,
  publicUrl: env().PUBLIC_URL,
});

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
  language: Language;
}

export function mailWelcome({ to, password, verificationToken, resetToken, language }: WelcomeMessage): void {
  const framed = frame(language);
  const content = createElement(Welcome, {
    verifyLinkHours: VERIFICATION_LINK_HOURS,
    resetLinkHours: RESET_LINK_HOURS,
    ...framed,
    email: to,
    password,
    verifyUrl: link(pathIn(language, '/verify-email'), verificationToken),
    choosePasswordUrl: resetToken ? link(pathIn(language, '/reset-password'), resetToken) : null,
  });
  const subject = framed.texts.text('welcome.subject', { product: framed.productName });
  post({ template: WELCOME_TEMPLATE, to, subject, content, lifetimeMs: VERIFICATION_LINK_MS });
}

interface LinkMessage {
  to: string;
  language: Language;
  token: string;
  /** True if no account with this address can use the link. The message is then stored but never sent. */
  isForNobody?: boolean;
}

export function mailVerificationLink({ to, token, language, isForNobody = false }: LinkMessage): void {
  const framed = frame(language);
  const content = createElement(VerifyEmail, {
    ...framed,
    verifyUrl: link(pathIn(language, '/verify-email'), token),
    hours: VERIFICATION_LINK_HOURS,
  });
  const subject = framed.texts.text('verify.subject');
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

export function mailResetLink({ to, token, language, isConfirmed, isForNobody = false }: ResetMessage): void {
  const framed = frame(language);
  const content = createElement(ResetPassword, {
    ...framed,
    resetUrl: link(pathIn(language, '/reset-password'), token),
    hours: RESET_LINK_HOURS,
  });
  const subject = framed.texts.text('reset.subject');
  const template = isConfirmed ? 'reset-password' : UNCONFIRMED_RESET_TEMPLATE;
  post({ template: isForNobody ? NOBODY_TEMPLATE : template, to, subject, content, lifetimeMs: RESET_LINK_MS });
}

interface Notice {
  to: string;
  /** True if the owner of the address has confirmed it. Until then, anybody may have created the account. */
  isConfirmed: boolean;
  language: Language;
}

export function mailPasswordChanged({ to, isConfirmed, language }: Notice): void {
  const framed = frame(language);
  const forgotUrl = link(pathIn(language, '/forgot-password'));
  const content = createElement(PasswordChanged, { ...framed, forgotUrl });
  const subject = framed.texts.text('passwordChanged.subject');
  const template = isConfirmed ? 'password-changed' : UNCONFIRMED_NOTICE_TEMPLATE;
  post({ template, to, subject, content, lifetimeMs: NOTICE_MS });
}

export function mailAccountDeleted({ to, isConfirmed, language }: Notice): void {
  const framed = frame(language);
  const content = createElement(AccountDeleted, framed);
  const subject = framed.texts.text('deleted.subject');
  const template = isConfirmed ? 'account-deleted' : UNCONFIRMED_NOTICE_TEMPLATE;
  post({ template, to, subject, content, lifetimeMs: NOTICE_MS });
}

/** Lifetime of a study-day email in milliseconds, because it is useful only on that day. */
const REMINDER_MS = 12 * HOUR_MS;

interface ReminderMessage {
  to: string;
  minutes: number;
  /** Today's sets of questions, each with the English reason for it, such as "4 you missed, 7 new in Type II". */
  sets: readonly {
    reason: string;
    composition: { newCount: number; missedCount: number; reviewCount: number };
  }[];
  /** Id of the first set of the day. */
  setId: string;
  unsubscribeToken: string;
  language: Language;
}

/**
 * Returns the reason for a set. In English it is the reason of the API; in Spanish it lists the numbers of questions.
 */
function describeSet({ reason, composition }: ReminderMessage['sets'][number], { language, text }: MailTexts): string {
  if (language === 'en') return reason;
  const { newCount, missedCount, reviewCount } = composition;
  const parts = [
    ['reminder.missed', missedCount],
    ['reminder.new', newCount],
    ['reminder.review', reviewCount],
  ] as const;
  return parts.flatMap(([key, count]) => (count > 0 ? text(key, { count }) : [])).join(', ');
}

export function mailReminder({ to, minutes, sets, setId, unsubscribeToken, language }: ReminderMessage): void {
  const framed = frame(language);
  const content = createElement(Reminder, {
    ...framed,
    minutes,
    reasons: sets.map((set) => describeSet(set, framed.texts)),
    studyUrl: link(pathIn(language, `/today?set=${encodeURIComponent(setId)}`)),
    unsubscribeUrl: link(pathIn(language, '/unsubscribe'), unsubscribeToken),
  });
  const unsubscribeUrl = link('/api/plan/unsubscribe', unsubscribeToken);
  const subject = framed.texts.text('reminder.subject', { minutes });
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
    ...frame('en'),
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
  language: Language;
}

export function mailOutcomeQuestion({ to, unsubscribeToken, language }: OutcomeMessage): void {
  const framed = frame(language);
  const content = createElement(OutcomeQuestion, {
    ...framed,
    answerUrl: link(pathIn(language, '/today/outcome')),
    unsubscribeUrl: link(pathIn(language, '/unsubscribe'), unsubscribeToken),
  });
  const unsubscribeUrl = link('/api/plan/unsubscribe', unsubscribeToken);
  const subject = framed.texts.text('outcome.subject');
  post({ template: 'outcome-question', to, subject, content, lifetimeMs: QUESTION_MS, unsubscribeUrl });
}

interface CorrectionsMessage {
  to: string;
  unsubscribeToken: string;
  corrections: number;
  language: Language;
}

export function mailCorrections({ to, unsubscribeToken, corrections: count, language }: CorrectionsMessage): void {
  const framed = frame(language);
  const content = createElement(Corrections, {
    ...framed,
    count,
    todayUrl: link(pathIn(language, '/today')),
    unsubscribeUrl: link(pathIn(language, '/unsubscribe'), unsubscribeToken),
  });
  const unsubscribeUrl = link('/api/plan/unsubscribe', unsubscribeToken);
  const subject = framed.texts.text('corrections.subject', { count });
  post({ template: 'corrections', to, subject, content, lifetimeMs: QUESTION_MS, unsubscribeUrl });
}

interface ClassEndingMessage {
  to: string;
  /** Path of the class's page, with a leading slash. */
  classPath: string;
  className: string;
  endsAt: Date;
  language: Language;
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
  language,
}: ClassEndingMessage): Promise<WrittenMessage | null> {
  const endsOn = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
  const framed = frame(language);
  const content = createElement(ClassEnding, {
    ...framed,
    className,
    endsOn,
    classUrl: link(pathIn(language, classPath)),
  });
  const subject = framed.texts.text('classEnding.subject');
  const lifetimeMs = endsAt.getTime() - Date.now();
  return writeMessage(order({ template: 'class-ending', to, subject, content, lifetimeMs }));
}
