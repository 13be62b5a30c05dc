import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { closeMailer, deliver } from './adapter';

/** Advice for the operator by nodemailer's error code. */
const ADVICE: Record<string, string> = {
  EAUTH: 'It refused the user or the password in SMTP_URL.',
  EDNS: 'The host in SMTP_URL is unknown.',
  ECONNECTION: 'Nothing answers at the host and port of SMTP_URL.',
  ESOCKET: 'The connection failed: compare host, port and encryption in SMTP_URL (smtps:// for 465, smtp:// for 587).',
  ETIMEDOUT: 'It does not answer in time. Some networks close port 25; try 587.',
  ETLS: 'The encryption failed: compare smtp:// and smtps:// in SMTP_URL.',
  EENVELOPE: 'It refused the sender (MAIL_FROM) or the recipient.',
};

/**
 * Sends a test message immediately, without the queue and its limits. Returns a sentence for the admin or operator who
 * requested it. If delivery fails, throws an error with the mail server's reply.
 */
export async function sendTestMail(to: string): Promise<string> {
  const { SMTP_URL, MAIL_FROM, NEXT_PUBLIC_PRODUCT_NAME: name, PUBLIC_URL } = env();
  if (!SMTP_URL) {
    throw new Error('SMTP_URL is not set here, so no mail is sent. Set it as on the server and try again.');
  }
  const text = `This is a test message from ${PUBLIC_URL}. It arrived, so you need not do anything.`;
  const message = { to, subject: `Test mail of ${name}`, text, html: `<p>${text.replaceAll('&', '&amp;')}</p>` };
  try {
    await deliver(message, `<${randomUUID()}@${new URL(PUBLIC_URL).hostname}>`);
  } catch (error) {
    const { code = '', message: words } = error as Error & { code?: string };
    throw new Error(`The mail server refused the message. ${ADVICE[code] ?? ''} It said: ${words}`.replace('  ', ' '), {
      cause: error,
    });
  } finally {
    closeMailer();
  }
  return `The mail server accepted a message from ${MAIL_FROM} to ${to}. Check that mailbox, and the SPF and DKIM results in the headers of the message.`;
}
