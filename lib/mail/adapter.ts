import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/kernel/per-process';
import { log } from '@/lib/log';

export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** URL for unsubscribing from subscribed email. A POST request to it unsubscribes without a sign-in (RFC 8058). */
  unsubscribeUrl?: string;
}

/**
 * Sends a message by SMTP, or writes it to files if no mail server is configured. Throws if it could not be delivered.
 */
export async function deliver(message: Message, messageId: string): Promise<void> {
  const { unsubscribeUrl, ...parts } = message;
  const mail: SendMailOptions = {
    ...parts,
    ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
    // Name and address are separate fields, so that one address cannot be parsed as two.
    to: { name: '', address: message.to },
    from: env().MAIL_FROM,
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (env().SMTP_URL) await mailer().sendMail(mail);
  else await capture(mail, message);
}

/**
 * Email headers for which mail programs show an unsubscribe button. When a user presses the button, they send
 * `List-Unsubscribe=One-Click` to the URL.
 */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const mailer = perProcess(
  'mailer',
  (): Transporter =>
    createTransport({
      url: env().SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    } as Parameters<typeof createTransport>[0]),
);

/** Closes the connection to the mail server. Otherwise a command-line program would not end. */
export const closeMailer = (): void => mailer.peek()?.close();

/** Writes a message to files. This is for people who run the product on their own machine. */
async function capture(mail: SendMailOptions, message: Message): Promise<void> {
  const folder = join(env().DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
  const built = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(mail);
  // The HTML file is written last, so that the other files exist when it appears.
  await writeFile(join(folder, `${name}.html`), message.html, { mode: 0o600 });
  await writeFile(join(folder, `${name}.eml`), built.message as Buffer, { mode: 0o600 });
  log.info('mail captured', { subject: message.subject, file: join(folder, `${name}.html`) });
}
