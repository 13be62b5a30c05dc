export const NAMES_REQUIRED = 'First name and last name are required';
export const NAMES_TOO_LONG = 'First name and last name must not exceed 50 characters';

/** Text that a form puts into an empty phone field when the field gets the focus. */
export const PHONE_PREFIX = '+1';

// Matches phone numbers in E.164 (ITU-T): a plus sign, a country code that does not start with 0, at most 15 digits.
const E164 = /^\+[1-9]\d{6,14}$/;
const PUNCTUATION = /[\s().-]/g;

/**
 * Converts a typed phone number to E.164. Returns '' for an empty field or only the prefix, and null for an invalid
 * number. Ten digits without a country code count as a number in the United States.
 */
export function toE164(typed: string): string | null {
  const digits = typed.replace(PUNCTUATION, '');
  if (digits === '' || digits === PHONE_PREFIX) return '';
  if (/^[2-9]\d{9}$/.test(digits)) return `${PHONE_PREFIX}${digits}`;
  if (!E164.test(digits)) return null;
  return digits.startsWith(PHONE_PREFIX) && digits.length !== 12 ? null : digits;
}

/** Formats a number with +1 and ten further digits as +1 (AAA) BBB-CCCC. Returns other numbers unchanged. */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  if (!typed.trim().startsWith(PHONE_PREFIX) || digits.length !== 11) return typed;
  return `+1 (${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7)}`;
}

/** Minimum age according to the terms of service. */
const MIN_AGE_YEARS = 13;
/** Maximum age in years: the age of the oldest person on record. */
const MAX_AGE_YEARS = 122;

/** Returns the error message for a date of birth (`YYYY-MM-DD`), or null if the date exists and the age is allowed. */
export function problemWithBirthDate(date: string, now: Date): string | null {
  const born = new Date(`${date}T00:00:00Z`);
  // A date such as 2001-02-30 is parsed as a day in March, or as invalid.
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== date) return 'Enter a date that exists';
  // Stryker disable next-line EqualityOperator: The operators differ only in one millisecond at midnight UTC, and only
  // in the wording of the refusal.
  if (born > now) return 'Enter a date of birth in the past';
  const yearsAgo = (years: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()));
  if (born < yearsAgo(MAX_AGE_YEARS)) return 'Enter a date of birth within the last 122 years';
  return born > yearsAgo(MIN_AGE_YEARS) ? 'You must be at least 13 years old to have an account' : null;
}
