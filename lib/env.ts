import { z } from 'zod';
import { perProcess } from '@/lib/kernel/per-process';

/**
 * Declares and validates the settings, which are environment variables. `server/main.ts`, `lib/log.ts` and
 * `lib/kernel/product.ts` read some of them directly. An empty value counts as unset.
 */

const secret = z.string().min(32, 'must be at least 32 characters; make one with: openssl rand -base64 32');
const whole = (min: number, max: number) => {
  const wanted = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(wanted).int(wanted).min(min, wanted).max(max, wanted);
};
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const DOMAIN = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    /** Port of the server. */
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Public address of the site, without a slash at the end. Links in emails start with it. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be a whole address, such as https://practice.example.com' })
      .transform((url) => new URL(url).origin)
      .optional(),
    /** Folder of the embedded database, captured email and generated secrets. */
    DATA_DIR: z.string().default('.data'),
    /** Connection URL of PostgreSQL. The start command sets it when it starts the embedded database. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
      .optional(),
    DATABASE_POOL_MAX: whole(1, 200).default(10),
    /**
     * True to prepare frequent statements once per connection. Must be false behind a pooler that does not support
     * prepared statements.
     */
    DATABASE_PREPARED_STATEMENTS: flag.default(true),
    /**
     * Mail server, as smtp://user:password@host:port. If unset or `capture`, email is written to files in
     * DATA_DIR/outbox.
     */
    SMTP_URL: z
      .string()
      .regex(/^(smtps?:\/\/|capture$)/, 'must start with smtp:// or smtps://, or be the word capture')
      .optional(),
    MAIL_FROM: z.string().default('Coldpass <no-reply@coldpass.test>'),
    /** Maximum number of messages that this installation sends in an hour. Further messages wait for the next hour. */
    MAIL_PER_HOUR: whole(1, 1_000_000).default(500),
    NEXT_PUBLIC_PRODUCT_NAME: z.string().min(1).max(40).default('Coldpass'),
    /**
     * Email address of the first admin of a new installation. If no password is set, a random password is printed once.
     */
    ADMIN_EMAIL: z.string().optional(),
    ADMIN_PASSWORD: z.string().min(8).optional(),
    /** Secret that signs and encrypts sessions. The start command generates one in DATA_DIR/secrets. */
    AUTH_SECRET: secret.optional(),
    /** The secret before its last change. It is accepted until everything signed with it has expired. */
    AUTH_SECRET_PREVIOUS: secret.optional(),
    /** Key for the HMAC of passwords, which is computed before bcrypt. Without this key no stored password works. */
    PASSWORD_PEPPER: secret.optional(),
    /**
     * Number of trusted proxies in front of the server. With 0, the address of the socket is the client's address.
     * Required behind https.
     */
    TRUSTED_PROXY_HOPS: whole(0, 10).optional(),
    /** Name of the header in which a trusted CDN sends the country, such as cf-ipcountry. */
    TRUSTED_COUNTRY_HEADER: z.string().optional(),
    /** Number by which every rate limit is multiplied, for classrooms and tests. */
    RATE_LIMIT_FACTOR: z.coerce.number('must be a number').min(0.1).max(1_000_000).default(1),
    /** Credentials for Google sign-in. Both or neither must be set. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /**
     * Sign-in with a school's OpenID Connect service: its issuer as written in its tokens, and the client credentials.
     * All or none must be set.
     */
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/, error: 'must be a whole address, such as https://login.school.example' })
      .refine(
        (issuer) => ['https:', 'http://localhost:', 'http://127.0.0.1:'].some((start) => issuer.startsWith(start)),
        {
          error: 'must start with https://',
        },
      )
      .optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    /** Name of the provider on the sign-in button. */
    OIDC_NAME: z.string().max(40, 'must have 40 characters at most').default('your school'),
    /** Email domains for which sign-ins with the provider are accepted, separated by commas; unset: all domains. */
    OIDC_EMAIL_DOMAINS: z
      .string()
      .transform((list) =>
        list
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
      .refine((domains) => domains.every((domain) => DOMAIN.test(domain)), {
        error: 'must be domains with commas between them, such as school.example,students.school.example',
      })
      .default([]),
    /**
     * Metrics for Prometheus, on a separate port or, with a token, at the product's /metrics. No metrics if both
     * settings are unset.
     */
    METRICS_PORT: whole(1, 65_535).optional(),
    METRICS_TOKEN: secret.regex(/^\S+$/, 'must have no spaces').optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Year in the copyright line. */
    COPYRIGHT_YEAR: whole(2024, 2200).default(2024),
    /** Contact address on the legal pages. */
    CONTACT_EMAIL: z.email('must be an email address').default('support@coldpass.test'),
    /** True to show sample testimonials on the landing page. If unset, they are shown unless PUBLIC_URL is https. */
    SHOW_SAMPLE_TESTIMONIALS: flag.optional(),
  })
  .superRefine((given, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET)) {
      refuse('GOOGLE_CLIENT_SECRET', 'set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither');
    }
    const school = [given.OIDC_ISSUER, given.OIDC_CLIENT_ID, given.OIDC_CLIENT_SECRET].filter(Boolean).length;
    if (school !== 0 && school !== 3) {
      refuse('OIDC_ISSUER', 'set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them');
    }
    if (given.METRICS_PORT !== undefined && given.METRICS_PORT === given.PORT)
      refuse('METRICS_PORT', 'must differ from PORT');
    if (given.PUBLIC_URL?.startsWith('https://')) {
      if (given.SMTP_URL === undefined) {
        refuse(
          'SMTP_URL',
          'is not set, but PUBLIC_URL is https, so people would wait for mail that is only written to files. Set it to your mail server (smtp://user:password@host:587), or to the word capture if that is what you want',
        );
      }
      if (given.TRUSTED_PROXY_HOPS === undefined) {
        refuse(
          'TRUSTED_PROXY_HOPS',
          'is not set, but PUBLIC_URL is https. Set it to the number of your proxies in front, such as 1: with too few, all visitors share one limit. Set it to 0 if there is none',
        );
      }
    }
    if (given.AUTH_SECRET && given.AUTH_SECRET === given.PASSWORD_PEPPER) {
      refuse('PASSWORD_PEPPER', 'must differ from AUTH_SECRET');
    }
  });

/** Value of SMTP_URL with which email is written to files instead of sent, even behind https. */
const CAPTURE = 'capture';

type Parsed = z.infer<typeof schema>;
export type Env = Omit<Parsed, 'PUBLIC_URL' | 'AUTH_SECRET' | 'PASSWORD_PEPPER'> & {
  PUBLIC_URL: string;
  AUTH_SECRET: string;
  PASSWORD_PEPPER: string;
};

/** Error that lists every mistake in the environment variables, in words for the operator. */
export class EnvError extends Error {}

/** Parses the environment variables. Throws `EnvError`. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`The configuration is wrong. Correct these variables and start again:\n  ${lines.join('\n  ')}`);
  }
  const { AUTH_SECRET, PASSWORD_PEPPER } = parsed.data;
  if (!AUTH_SECRET || !PASSWORD_PEPPER) {
    throw new EnvError(
      'AUTH_SECRET and PASSWORD_PEPPER are not set. `npm start` generates them; elsewhere set each to the output of: openssl rand -base64 32',
    );
  }
  const PUBLIC_URL = parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`;
  const SMTP_URL = parsed.data.SMTP_URL === CAPTURE ? undefined : parsed.data.SMTP_URL;
  return { ...parsed.data, SMTP_URL, PUBLIC_URL, AUTH_SECRET, PASSWORD_PEPPER };
}

/**
 * Returns the parsed environment variables. Parses them at the first call, so that a build can import this file without
 * secrets. Throws `EnvError`.
 */
export const env = perProcess('env', (): Env => parseEnv(process.env));
