import type { ProfileInput, ProfileView } from '@/lib/account/contract';
import { formatPhone, PHONE_PREFIX } from '@/lib/account/rules';
import { NAME_MAX } from '@/lib/kernel/account';

/** Values of the controls on the two profile cards. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  dateOfBirth: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

export const fieldsOf = (profile: ProfileView): ProfileFields => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: formatPhone(profile.phoneNumber ?? ''),
  dateOfBirth: profile.dateOfBirth ?? '',
  addressLine1: profile.addressLine1 ?? '',
  addressLine2: profile.addressLine2 ?? '',
  city: profile.city ?? '',
  state: profile.state ?? '',
  zipCode: profile.zipCode ?? '',
  country: profile.country,
});

/**
 * Validates a first or last name; the server validates the other fields. Returns the key of the error message, or null.
 */
export function problemWithName(name: string) {
  if (name.trim() === '') return 'namesRequired';
  return [...name.trim()].length <= NAME_MAX ? null : 'namesTooLong';
}

/** Builds the request body. Omits optional fields that are empty. */
export function bodyOf({ firstName, lastName, country, phoneNumber, ...optional }: ProfileFields): ProfileInput {
  const phone = phoneNumber.trim() === PHONE_PREFIX ? '' : phoneNumber.trim();
  const filled = Object.entries({ ...optional, phoneNumber: phone })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return { firstName: firstName.trim(), lastName: lastName.trim(), country, ...Object.fromEntries(filled) };
}
