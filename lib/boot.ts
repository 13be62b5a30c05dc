import { EnvError, env } from '@/lib/env';

/** Ends the process with a sentence where the configuration is wrong: Next would go on, and answer 500 to everybody. */
export function requireConfiguration(): ReturnType<typeof env> {
  try {
    requireMailServer(env());
    return env();
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
}

/** Where real people come, a forgotten variable must not keep their mail from them without a word. */
function requireMailServer({ PUBLIC_URL, SMTP_URL, isCaptureAsked }: ReturnType<typeof env>): void {
  if (SMTP_URL || isCaptureAsked || !PUBLIC_URL.startsWith('https://')) return;
  throw new EnvError(
    'SMTP_URL is not set, but PUBLIC_URL is https, so people would wait for mail that is only written to files. Set it to your mail server (smtp://user:password@host:587), or to the word capture if that is what you want.',
  );
}
