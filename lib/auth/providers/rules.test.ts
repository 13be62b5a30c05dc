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
    ['an address that it has confirmed counts', claims, school, maria],
    ['so does the same in words', { ...claims, email_verified: 'true' }, school, maria],
    [
      'names that it leaves out are replaced',
      { ...claims, given_name: undefined, family_name: 7 },
      school,
      { ...maria, firstName: 'User', lastName: 'User' },
    ],
    [
      'a name is cut to what a profile holds',
      { ...claims, given_name: '🧊'.repeat(60) },
      school,
      { ...maria, firstName: '🧊'.repeat(50) },
    ],
    [
      'a name that is read in another order than it has is replaced',
      { ...claims, given_name: '\u202eairaM' },
      school,
      { ...maria, firstName: 'User' },
    ],
    ['one that it has not confirmed does not', { ...claims, email_verified: false }, school, 'unconfirmed'],
    ['nor one of which it does not say so', { ...claims, email_verified: undefined }, school, 'unconfirmed'],
    ['nor anything that is neither yes nor no', { ...claims, email_verified: 1 }, listed, 'unconfirmed'],
    ['unless it runs the mailboxes of that domain', { ...claims, email_verified: undefined }, listed, maria],
    ['and says nothing against it', { ...claims, email_verified: false }, listed, 'unconfirmed'],
    [
      'addresses of other domains are not its own',
      { ...claims, email: 'maria@school.test.example' },
      listed,
      'other-domain',
    ],
    ['nor those of a domain below', { ...claims, email: 'maria@mail.school.test' }, listed, 'other-domain'],
    ['without an address there is no account', { ...claims, email: undefined }, school, 'no-email'],
    ['what is no mailbox is none', { ...claims, email: 'maria@school.test@example.test' }, school, 'no-email'],
    [
      'nor one that is another address once it is normalized',
      { ...claims, email: 'ｍaria@school.test' },
      listed,
      'no-email',
    ],
    ['another provider speaks for nobody', { ...claims, iss: 'https://login.other.test' }, listed, 'failed'],
  ])('%s', (_name, said, provider, expected) => {
    expect(readClaims(said, provider)).toEqual(expected);
  });
});
