import { z } from '#schema';
import { typedPasswordField } from '@/lib/auth/contract';
import { endpoint } from '@/lib/kernel/endpoint';
import { pageOf } from '@/lib/kernel/page';
import { plainText } from '@/lib/kernel/text';

const personParams = z.strictObject({ id: z.uuid() });

export const personView = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  roles: z.array(z.string()),
  emailVerified: z.boolean(),
  isLocked: z.boolean(),
  createdAt: z.string(),
  /** Null for somebody who has never come back. */
  lastVisitAt: z.string().nullable(),
});
export type PersonView = z.infer<typeof personView>;

export const PERSON_FILTERS = ['everybody', 'admins', 'unverified', 'locked'] as const;
export type PersonFilter = (typeof PERSON_FILTERS)[number];
export const PEOPLE_PAGE_SIZE = 20;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'People with an account, the newest first',
  access: 'admin',
  query: z.strictObject({
    /** Part of an email or a name. */
    search: plainText(254).optional(),
    show: z.enum(PERSON_FILTERS).default('everybody'),
    page: z.coerce.number().int().min(0).max(100_000).default(0),
    size: z.coerce.number().int().min(1).max(100).default(PEOPLE_PAGE_SIZE),
  }),
  data: pageOf(personView),
});
export type PeopleQuery = z.infer<NonNullable<typeof listPeople.query>>;

/** What could shut other admins out asks for the password of whoever does it. */
const password = typedPasswordField;

export const changeAdmin = endpoint({
  method: 'PUT',
  path: '/api/people/{id}/admin',
  summary: 'Give or take the role ADMIN, never from the last admin',
  access: 'admin',
  limit: 'login',
  params: personParams,
  body: z.strictObject({ isAdmin: z.boolean(), password }),
  data: personView,
});

export const lockPerson = endpoint({
  method: 'PUT',
  path: '/api/people/{id}/lock',
  summary: 'Lock an account: it is signed out everywhere and cannot sign in',
  access: 'admin',
  limit: 'login',
  params: personParams,
  body: z.strictObject({ password }),
  data: personView,
});

export const unlockPerson = endpoint({
  method: 'DELETE',
  path: '/api/people/{id}/lock',
  summary: 'Let a locked account sign in again',
  access: 'admin',
  idempotent: true,
  params: personParams,
  data: personView,
});

export const mailReset = endpoint({
  method: 'POST',
  path: '/api/people/{id}/reset-mail',
  summary: 'Mail somebody a link to choose a new password',
  access: 'admin',
  params: personParams,
  data: z.object({ sentTo: z.string() }),
});
