import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { closeMailer, deliver } from '@/lib/mail/adapter';

/** Advice by nodemailer's error code. */
const ADVICE: Record<string, string> = {
  EAUTH: 'It refuses the user or the password in SMTP_URL.',
  EDNS: 'Its host in SMTP_URL is not known.',
  ECONNECTION: 'Nothing answers at the host and port of SMTP_URL.',
  ESOCKET: 'The connection failed: compare host, port and encryption in SMTP_URL (smtps:// for 465, smtp:// for 587).',
  ETIMEDOUT: 'It does not answer in time. Some networks close port 25; try 587.',
  ETLS: 'The encryption failed: compare smtp:// and smtps:// in SMTP_URL.',
  EENVELOPE: 'It refuses the sender (MAIL_FROM) or the recipient.',
};

/**
 * Sends one message at once, bypassing the queue and its limits, to test delivery. Returns a sentence for the person
 * who asked. Throws one that includes the mail server's own words.
 */
export async function sendTestMail(to: string): Promise<string> {
  const { SMTP_URL, MAIL_FROM, NEXT_PUBLIC_PRODUCT_NAME: name, PUBLIC_URL } = env();
  if (!SMTP_URL) {
    throw new Error('SMTP_URL is not set here, so no mail leaves. Set it as the server has it, and try again.');
  }
  const text = `This is a test of the mail of ${PUBLIC_URL}. It has arrived; there is nothing to do.`;
  const message = { to, subject: `Test mail of ${name}`, text, html: `<p>${text.replaceAll('&', '&amp;')}</p>` };
  try {
    await deliver(message, `<${randomUUID()}@${new URL(PUBLIC_URL).hostname}>`);
  } catch (error) {
    const { code = '', message: words } = error as Error & { code?: string };
    throw new Error(`The mail server did not take it. ${ADVICE[code] ?? ''} It said: ${words}`.replace('  ', ' '), {
      cause: error,
    });
  } finally {
    closeMailer();
  }
  return `The mail server has taken a message from ${MAIL_FROM} to ${to}. Look into that mailbox, and at how its headers judge SPF and DKIM.`;
}
