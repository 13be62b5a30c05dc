import { z } from 'zod';
import { perProcess } from '@/lib/kernel/per-process';

/** The only reader of the environment in the product. An empty value counts as unset. */

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
    /** The port of the server. */
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** The public address of the site: every link in a mail starts with it. No slash at the end. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be a whole address, such as https://practice.example.com' })
      .transform((url) => new URL(url).origin)
      .optional(),
    /** The folder of the embedded database, captured mail and generated secrets. */
    DATA_DIR: z.string().default('.data'),
    /** PostgreSQL; set by the start command when it starts the embedded one. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
      .optional(),
    DATABASE_POOL_MAX: whole(1, 200).default(10),
    /** True to prepare hot statements once for each connection; false behind a pooler that does not support them. */
    DATABASE_PREPARED_STATEMENTS: flag.default(true),
    /** smtp://user:password@host:port. Unset or `capture`: mail is written to files below DATA_DIR/outbox. */
    SMTP_URL: z
      .string()
      .regex(/^(smtps?:\/\/|capture$)/, 'must start with smtp:// or smtps://, or be the word capture')
      .optional(),
    MAIL_FROM: z.string().default('Coldpass <no-reply@coldpass.test>'),
    /** Messages that this installation sends in an hour at most; more wait for the next hour. */
    MAIL_PER_HOUR: whole(1, 1_000_000).default(500),
    NEXT_PUBLIC_PRODUCT_NAME: z.string().min(1).max(40).default('Coldpass'),
    /** The first admin of a fresh install. A random password is printed once when none is set. */
    ADMIN_EMAIL: z.string().optional(),
    ADMIN_PASSWORD: z.string().min(8).optional(),
    /** Signs and encrypts sessions; the start command generates one below DATA_DIR/secrets. */
    AUTH_SECRET: secret.optional(),
    /** The secret before the last rotation, honored until everything signed with it has expired. */
    AUTH_SECRET_PREVIOUS: secret.optional(),
    /** The HMAC key applied before bcrypt. Losing it makes every stored password useless. */
    PASSWORD_PEPPER: secret.optional(),
    /** The number of our own proxies in front; 0 takes the socket's address as the client's. Required behind https. */
    TRUSTED_PROXY_HOPS: whole(0, 10).optional(),
    /** A header in which a trusted CDN names the country, such as cf-ipcountry. */
    TRUSTED_COUNTRY_HEADER: z.string().optional(),
    /** A factor on every rate limit, for classrooms and tests. */
    RATE_LIMIT_FACTOR: z.coerce.number('must be a number').min(0.1).max(1_000_000).default(1),
    /** Google sign-in; both or neither. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /**
     * Sign-in with a school by OpenID Connect: the issuer as its tokens name it, and the client credentials; all or
     * none.
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
    /** The provider's name on the button. */
    OIDC_NAME: z.string().max(40, 'must have 40 characters at most').default('your school'),
    /** Email domains that the provider may vouch for, separated by commas; unset: all. */
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
    /** Metrics for Prometheus on a port of their own, or at the product's /metrics with the token; neither: none. */
    METRICS_PORT: whole(1, 65_535).optional(),
    METRICS_TOKEN: secret.regex(/^\S+$/, 'must have no spaces').optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** The year of the copyright line. */
    COPYRIGHT_YEAR: whole(2024, 2200).default(2024),
    /** The contact address on the legal pages. */
    CONTACT_EMAIL: z.email('must be an email address').default('support@coldpass.test'),
    /** True to show the sample testimonials on the landing page; unset: shown unless PUBLIC_URL is https. */
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

/** Writes mail to files instead of sending it, also behind https. */
const CAPTURE = 'capture';

type Parsed = z.infer<typeof schema>;
export type Env = Omit<Parsed, 'PUBLIC_URL' | 'AUTH_SECRET' | 'PASSWORD_PEPPER'> & {
  PUBLIC_URL: string;
  AUTH_SECRET: string;
  PASSWORD_PEPPER: string;
};

/** Lists every mistake in the environment at once, in words for the operator. */
export class EnvError extends Error {}

/** Throws `EnvError`. */
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
 * Parsed at first use (the start calls it at once), so that a build, which has no secrets, can import this. Throws
 * `EnvError`.
 */
export const env = perProcess('env', (): Env => parseEnv(process.env));
