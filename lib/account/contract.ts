import { typedPasswordField } from '@/lib/auth/contract';
import { NAME_MAX } from '@/lib/kernel/account';
import { COUNTRIES, DEFAULT_COUNTRY, isUsState } from '@/lib/kernel/countries';
import { userId } from '@/lib/kernel/id-schema';
import { z } from '@/lib/kernel/schema';
import { nameText, plainText } from '@/lib/kernel/text';
import { NAMES_REQUIRED, NAMES_TOO_LONG, toE164 } from './rules';

const accountParams = z.strictObject({ id: userId });

const profileView = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Email address; empty for a device account. */
  email: z.string(),
  /** True for an account without an address and a password. Only the devices that are signed in to it can open it. */
  isDeviceAccount: z.boolean(),
  /** Phone number in the E.164 format. */
  phoneNumber: z.string().nullable(),
  /** Date as YYYY-MM-DD. */
  dateOfBirth: z.string().nullable(),
  /** Path of the picture on this site. */
  profilePicture: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  /** Two-letter code in the United States; any text elsewhere. */
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  country: z.string(),
  emailVerified: z.boolean(),
  /** False while the account still has the generated password that was emailed. */
  passwordChosen: z.boolean(),
  /**
   * False for an account created through a provider, and for an account whose address was confirmed before the user
   * chose a password.
   */
  hasPassword: z.boolean(),
  createdAt: z.string(),
  roles: z.array(z.string()),
});
export type ProfileView = z.infer<typeof profileView>;

const MUCH = 400;
const nameField = nameText(MUCH, NAMES_REQUIRED)
  .trim()
  .refine((name) => name !== '', NAMES_REQUIRED)
  .refine((name) => [...name].length <= NAME_MAX, NAMES_TOO_LONG);

/** Schema of a text that may be omitted. A missing, empty or null value clears the field. */
const optionalText = (maxLength: number) =>
  plainText(maxLength)
    .trim()
    .nullish()
    .transform((text) => text || null);

const phoneField = plainText(40)
  .nullish()
  .transform((typed, context) => {
    const number = toE164(typed ?? '');
    if (number !== null) return number || null;
    context.addIssue({ code: 'custom', message: 'Enter a phone number with its country code, like +1 (202) 555-0143' });
    return z.NEVER;
  });

export const profileBody = z
  .strictObject({
    firstName: nameField,
    lastName: nameField,
    phoneNumber: phoneField,
    dateOfBirth: z
      .union([z.literal(''), z.iso.date('Enter a date that exists')], 'Enter a date that exists')
      .nullish()
      .transform((date) => date || null),
    /**
     * Null removes the picture. Sending the path of the current picture changes nothing. A new picture is uploaded to
     * another endpoint.
     */
    profilePicture: z.string().nullish(),
    addressLine1: optionalText(200),
    addressLine2: optionalText(200),
    city: optionalText(100),
    state: optionalText(100),
    zipCode: optionalText(20),
    country: z.enum(COUNTRIES as [string, ...string[]], 'Choose a country from the list').default(DEFAULT_COUNTRY),
  })
  .refine((body) => body.country !== DEFAULT_COUNTRY || body.state === null || isUsState(body.state), {
    message: 'Choose a state from the list',
    path: ['state'],
  });
export type ProfileInput = z.input<typeof profileBody>;
export type ProfileChange = z.output<typeof profileBody>;

export const getProfile = {
  summary: 'The caller’s own profile',
  params: accountParams,
  data: profileView,
};

export const updateProfile = {
  summary: 'Replace the caller’s profile; omitted fields are cleared',
  params: accountParams,
  body: profileBody,
  data: profileView,
};

export const deleteAccount = {
  summary: 'Erase the caller’s account with everything in it',
  params: accountParams,
  /** Absent for a device account, which has no password. */
  body: z.strictObject({ password: typedPasswordField.optional() }),
  data: z.undefined(),
};

export const exportAccount = {
  summary: 'All data stored about the caller',
  params: accountParams,
  data: z.record(z.string(), z.unknown()),
};
