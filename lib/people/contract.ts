import { typedPasswordField } from '@/lib/auth/contract';
import { userId } from '@/lib/kernel/id-schema';
import { pageOf } from '@/lib/kernel/page-schema';
import { z } from '@/lib/kernel/schema';
import { plainText } from '@/lib/kernel/text';
import { PEOPLE_PAGE_SIZE, PERSON_FILTERS } from './rules';

const personParams = z.strictObject({ id: userId });

const personView = z.object({
  id: z.uuid(),
  /** Email address; empty for a device account. */
  email: z.string(),
  /** Name of the person; the email address or the device name if no name was entered. */
  fullName: z.string(),
  roles: z.array(z.string()),
  emailVerified: z.boolean(),
  isLocked: z.boolean(),
  createdAt: z.string(),
  /** Time of the last visit; null if the account was never used after its creation. */
  lastVisitAt: z.string().nullable(),
});
export type PersonView = z.infer<typeof personView>;

export const listPeople = {
  summary: 'People with an account, the newest first',
  query: z.strictObject({
    /** Words to search. All of them must occur in the email address or the name. */
    search: plainText(254).optional(),
    show: z.enum(PERSON_FILTERS).default('everybody'),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    size: z.coerce.number().int().min(1).max(100).default(PEOPLE_PAGE_SIZE),
  }),
  data: pageOf(personView),
};
export type PeopleQuery = z.infer<typeof listPeople.query>;

/** Password of the acting admin. Required for actions that could lock out other admins. */
const password = typedPasswordField;

export const changeAdmin = {
  summary: 'Grant the role ADMIN, or revoke it from any admin but the last',
  params: personParams,
  body: z.strictObject({ isAdmin: z.boolean(), password }),
  data: personView,
};

export const lockPerson = {
  summary: 'Lock an account: it is signed out everywhere and cannot sign in',
  params: personParams,
  body: z.strictObject({ password }),
  data: personView,
};

export const unlockPerson = {
  summary: 'Let a locked account sign in again',
  params: personParams,
  data: personView,
};

export const mailReset = {
  summary: 'Mail a person a link to choose a new password',
  params: personParams,
  data: z.object({ sentTo: z.string() }),
};
