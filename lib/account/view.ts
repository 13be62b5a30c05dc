import type { ProfileView } from './contract';
import type { ProfileRow } from './store';

export const viewProfile = (row: ProfileRow): ProfileView => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email ?? '',
  isDeviceAccount: row.email === null,
  phoneNumber: row.phoneNumber,
  dateOfBirth: row.dateOfBirth?.toISOString().slice(0, 10) ?? null,
  profilePicture: row.profilePicture,
  addressLine1: row.addressLine1,
  addressLine2: row.addressLine2,
  city: row.city,
  state: row.state,
  zipCode: row.zipCode,
  country: row.country,
  emailVerified: row.emailVerifiedAt !== null,
  passwordChosen: row.passwordChosen || row.passwordHash === null,
  hasPassword: row.passwordHash !== null,
  createdAt: row.createdAt.toISOString(),
  roles: row.roles,
});
