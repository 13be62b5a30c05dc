import { describe, expect, it } from 'vitest';
import { type Provider, type ProviderClaims, readClaims } from './rules';

const ISSUER = 'https://login.school.test';
const school: Provider = { id: 'school', issuer: ISSUER, domains: [], opensAdmins: false };
const listed: Provider = { ...school, domains: ['school.test'] };
const claims: ProviderClaims = {
  iss: ISSUER,
  email: 'Maria@School.test',
  email_verified: true,
  given_name: ' Maria ',
  family_name: 'Garcia',
};
const maria = { email: 'maria@school.test', firstName: 'Maria', lastName: 'Garcia' };

describe('readClaims', () => {
  it.each<[string, ProviderClaims, Provider, ReturnType<typeof readClaims>]>([
    ['accepts a confirmed address', claims, school, maria],
    ['accepts "true" as text for a confirmed address', { ...claims, email_verified: 'true' }, school, maria],
    [
      'replaces missing names by the generic name',
      { ...claims, given_name: undefined, family_name: 7 },
      school,
      { ...maria, firstName: 'User', lastName: 'User' },
    ],
    [
      'cuts a name to the length limit of a profile',
      { ...claims, given_name: '🧊'.repeat(60) },
      school,
      { ...maria, firstName: '🧊'.repeat(50) },
    ],
    [
      'replaces a name with text direction characters',
      { ...claims, given_name: '\u202eairaM' },
      school,
      { ...maria, firstName: 'User' },
    ],
    ['refuses an unconfirmed address', { ...claims, email_verified: false }, school, 'unconfirmed'],
    ['refuses an address without email_verified', { ...claims, email_verified: undefined }, school, 'unconfirmed'],
    ['refuses an invalid email_verified', { ...claims, email_verified: 1 }, listed, 'unconfirmed'],
    ['accepts a listed domain without email_verified', { ...claims, email_verified: undefined }, listed, maria],
    ['refuses an unconfirmed address of a listed domain', { ...claims, email_verified: false }, listed, 'unconfirmed'],
    [
      'refuses an address of an unlisted domain',
      { ...claims, email: 'maria@school.test.example' },
      listed,
      'other-domain',
    ],
    ['refuses a subdomain of a listed domain', { ...claims, email: 'maria@mail.school.test' }, listed, 'other-domain'],
    ['refuses claims without an address', { ...claims, email: undefined }, school, 'no-email'],
    ['refuses an invalid address', { ...claims, email: 'maria@school.test@example.test' }, school, 'no-email'],
    [
      'refuses an address that normalization would change',
      { ...claims, email: 'ｍaria@school.test' },
      listed,
      'no-email',
    ],
    ['refuses claims of another issuer', { ...claims, iss: 'https://login.other.test' }, listed, 'failed'],
  ])('checks the claims of a provider: it %s', (_name, said, provider, expected) => {
    expect(readClaims(said, provider)).toEqual(expected);
  });
});
