import { MOST_DEVICES_ASKED } from '@/lib/auth/rules';
import { canonicalEmail, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@/lib/kernel/account';
import { userId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';
import { nameText } from '@/lib/kernel/text';

/** Validates an email address and returns it in canonical form. */
const emailField = z
  .string('Please enter your email address')
  .max(254, 'Please enter a valid email address')
  .refine((typed) => typed.trim() !== '', { message: 'Please enter your email address', abort: true })
  .transform((typed, context) => {
    const email = canonicalEmail(typed);
    if (email === null) {
      context.addIssue({ code: 'custom', message: 'Please enter a valid email address' });
      return z.NEVER;
    }
    return email;
  });

const codePoints = (text: string) => [...text].length;

/** A new password. Its length is counted in code points. The product never cuts, trims or changes a password. */
const newPasswordField = z
  .string('Password must be at least 8 characters long')
  .max(4 * PASSWORD_MAX)
  .refine((password) => password.isWellFormed() && !password.includes('\0'), 'Contains characters that cannot be used')
  .refine((password) => codePoints(password) >= PASSWORD_MIN, 'Password must be at least 8 characters long')
  .refine(
    (password) => codePoints(password) <= PASSWORD_MAX,
    `Password must be at most ${PASSWORD_MAX} characters long`,
  );

/**
 * The password of an existing account: any string that a user could have chosen. `missing`: the error message if it is
 * empty.
 */
const typedPassword = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(4 * PASSWORD_MAX);
export const typedPasswordField = typedPassword('Please enter your password');

const NAMES_REQUIRED = 'First name and last name are required';
const nameField = nameText(NAME_MAX, NAMES_REQUIRED).refine((name) => name.trim() !== '', NAMES_REQUIRED);

/**
 * A token from a link in an email or from a session: 256 bits in base64url. Refuses other values without a database
 * lookup.
 */
const opaqueToken = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .regex(/^[\w-]{43}$/, 'This link is incomplete. Open the full link from the email.');

const userInfo = z.object({
  id: userId,
  /** Email address; empty for a device account. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  roles: z.array(z.string()),
  emailVerified: z.boolean(),
  createdAt: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;

export const register = {
  summary: 'Create an account and sign in',
  body: z.strictObject({
    email: emailField,
    password: newPasswordField,
    firstName: nameField,
    lastName: nameField,
    /**
     * True if the browser generated the password. The server then ignores that password, generates another one and
     * emails it, because a client could send a password that the user chose.
     */
    passwordGenerated: z.boolean().default(false),
  }),
  data: tokenPair,
};

export const startDevice = {
  summary: 'Create a device account, which has no email address, and sign in',
  data: tokenPair,
};

export const addEmail = {
  summary: 'Add an email address and a password to the caller’s device account, and mail a link to confirm the address',
  body: z.strictObject({ email: emailField, password: newPasswordField }),
  data: userInfo,
};

/**
 * Access token of the device account. Moving the device account into another account requires the tokens of both
 * accounts.
 */
const deviceToken = z.strictObject({ deviceToken: z.string().min(1).max(4096) });

const moved = z.object({
  attempts: z.number().int(),
  /** Number of unfinished tests. They are also included in `attempts`. */
  underWay: z.number().int(),
  answers: z.number().int(),
  favorites: z.number().int(),
  reports: z.number().int(),
  /** Number of classes that the device account teaches or attends. */
  classes: z.number().int(),
  /** True if the account has no study plan and would get the device account's plan. */
  plan: z.boolean(),
});
export type Moved = z.infer<typeof moved>;

export const previewMove = {
  summary: 'List the data that would move from a device account into the caller’s account',
  body: deviceToken,
  data: moved,
};

export const moveDevice = {
  summary: 'Move everything of a device account into the caller’s account, and remove the device account',
  body: deviceToken,
  data: moved,
};

const deviceIds = z.array(userId).max(MOST_DEVICES_ASKED);

export const listMovedDevices = {
  summary: 'List which of these device accounts were merged into the caller’s account',
  body: z.strictObject({ devices: deviceIds }),
  data: z.object({ devices: deviceIds }),
};

const BOTH = 'Please enter both email and password';

export const login = {
  summary: 'Sign in with email and password',
  body: z.strictObject({ email: z.string(BOTH).trim().min(1, BOTH).max(254), password: typedPassword(BOTH) }),
  data: tokenPair,
};

export const logout = {
  summary: 'End the session of the refresh token',
  data: z.object({ signedOut: z.literal(true) }),
};

export const refresh = {
  summary: 'Exchange the refresh token for a new pair of tokens',
  data: tokenPair,
};

export const exchange = {
  summary: 'Exchange the page cookie of a new sign-in with a provider (Google, a school) for a pair of tokens, once',
  data: tokenPair,
};

const accepted = z.object({ message: z.string() });

export const forgotPassword = {
  summary: 'Mail a link to choose a new password; the response does not reveal whether the account exists',
  body: z.strictObject({ email: emailField }),
  data: accepted,
};

export const resetPassword = {
  summary: 'Choose a new password with the token of a reset link; ends every session',
  body: z.strictObject({ token: opaqueToken('Invalid reset token.'), newPassword: newPasswordField }),
  data: accepted,
};

const ALL_THREE = 'All password fields are required';

export const changePassword = {
  summary: 'Change the password; ends every other session and returns new tokens for this one',
  body: z.strictObject({ currentPassword: typedPassword(ALL_THREE), newPassword: newPasswordField }),
  data: tokenPair,
};

export const verifyEmail = {
  summary: 'Confirm an address with the token of a verification link',
  query: z.strictObject({ token: opaqueToken('Verification token is missing') }),
  data: z.object({
    message: z.string(),
    /** Token for choosing a password. Present if the account has no password that works. */
    resetToken: z.string().optional(),
    /** New tokens for this browser. Present if the user was signed in, because all other sessions have ended. */
    ...tokenPair.partial().shape,
  }),
};

export const resendVerification = {
  summary: 'Mail a new verification link; the response does not reveal whether the account exists',
  body: z.strictObject({ email: emailField }),
  data: accepted,
};
