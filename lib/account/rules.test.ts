import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, DEFAULT_COUNTRY, US_STATES } from '@/lib/kernel/countries';
import { type ProfileInput, profileBody } from './contract';
import { looksLikePicture } from './pictures/rules';
import { formatPhone, NAMES_REQUIRED, NAMES_TOO_LONG, problemWithBirthDate, toE164 } from './rules';

describe('formatPhone', () => {
  it.each([
    ['+12025550143', '+1 (202) 555-0143'],
    ['+1 202 555 0143', '+1 (202) 555-0143'],
    ['+1 (202) 555-0143', '+1 (202) 555-0143'],
    ['+1202555014', '+1202555014'],
    ['+120255501433', '+120255501433'],
    ['2025550143', '2025550143'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    [' +1 202 555 0143', '+1 (202) 555-0143'],
    ['+1', '+1'],
    ['', ''],
  ])('formats %j as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown));
});

describe('toE164', () => {
  it.each([
    ['+1 (202) 555-0143', '+12025550143'],
    ['202.555.0143', '+12025550143'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+1', ''],
    [' ', ''],
    ['+1 202 555', null],
    ['5550143', null],
    ['202 555 0143 5', null],
    ['call me', null],
    ['+0123456789', null],
    [`+${'1'.repeat(16)}`, null],
  ])('converts %j to %j', (typed, stored) => expect(toE164(typed)).toBe(stored));

  it('converts a formatted number back to the same stored number', () => {
    fc.assert(fc.property(fc.stringMatching(/^\+1[2-9]\d{9}$/), (stored) => toE164(formatPhone(stored)) === stored));
  });
});

describe('problemWithBirthDate', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['1990-02-28', null],
    ['2013-11-21', null],
    ['2013-11-22', 'You must be at least 13 years old to have an account'],
    ['2026-11-22', 'Enter a date of birth in the past'],
    ['2026-11-21', 'You must be at least 13 years old to have an account'],
    ['1904-11-21', null],
    ['1904-11-20', 'Enter a date of birth within the last 122 years'],
    ['2001-02-30', 'Enter a date that exists'],
    ['someday', 'Enter a date that exists'],
  ])('checks the date %s and returns %s', (date, problem) => expect(problemWithBirthDate(date, now)).toBe(problem));
});

describe('profileChange', () => {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const messageFor = (body: ProfileInput) => profileBody.safeParse(body).error?.issues[0]?.message;

  it('requires both names, of 50 characters at most each', () => {
    for (const empty of ['', '   ']) {
      expect(messageFor({ ...names, firstName: empty })).toBe(NAMES_REQUIRED);
      expect(messageFor({ ...names, lastName: empty })).toBe(NAMES_REQUIRED);
    }
    expect(NAMES_REQUIRED).toBe('First name and last name are required');
    expect(messageFor({ ...names, lastName: 'x'.repeat(50) })).toBeUndefined();
    expect(messageFor({ ...names, lastName: 'x'.repeat(51) })).toBe(NAMES_TOO_LONG);
    expect(NAMES_TOO_LONG).toBe('First name and last name must not exceed 50 characters');
  });

  it('clears missing fields, and sets the default country United States', () => {
    expect(profileBody.parse(names)).toEqual({
      ...names,
      phoneNumber: null,
      dateOfBirth: null,
      addressLine1: null,
      addressLine2: null,
      city: null,
      state: null,
      zipCode: null,
      country: 'United States',
    });
  });

  it('requires a state from the list for the United States, and accepts any text for other countries', () => {
    expect(messageFor({ ...names, state: 'TX' })).toBeUndefined();
    expect(messageFor({ ...names, state: 'Texas' })).toBe('Choose a state from the list');
    expect(messageFor({ ...names, state: 'toString' })).toBe('Choose a state from the list');
    expect(messageFor({ ...names, country: 'Canada', state: 'Ontario' })).toBeUndefined();
    expect(messageFor({ ...names, country: 'Atlantis' })).toBe('Choose a country from the list');
  });

  it('cannot change the address, the roles or other fields', () => {
    for (const more of [{ email: 'a@b.test' }, { roles: ['ADMIN'] }, { emailVerified: true }, { id: 'x' }]) {
      expect(profileBody.safeParse({ ...names, ...more }).success).toBe(false);
    }
  });

  it('stores accepted text unchanged except for outer spaces, and refuses control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (city) => {
        const parsed = profileBody.safeParse({ ...names, city });
        return !parsed.success || parsed.data.city === (city.trim() || null);
      }),
    );
    expect(profileBody.safeParse({ ...names, city: 'a\0b' }).success).toBe(false);
  });
});

describe('lists of states and countries', () => {
  it('contain the states, the District of Columbia and five territories', () => {
    expect(Object.keys(US_STATES)).toHaveLength(56);
    for (const code of ['DC', 'PR', 'GU', 'VI', 'AS', 'MP']) expect(US_STATES).toHaveProperty(code);
  });

  it('contain about ninety countries, each once, and end with “Other”', () => {
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(88);
    expect(COUNTRIES.length).toBeLessThanOrEqual(96);
    expect(COUNTRIES[0]).toBe(DEFAULT_COUNTRY);
    expect(COUNTRIES.at(-1)).toBe('Other');
  });
});

describe('looksLikePicture', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it.each([
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG behind a declaration', bytes('<?xml version="1.0"?><svg/>')],
    ['a GIF', bytes('GIF89a......')],
    ['a PDF', bytes('%PDF-1.7 ....')],
    ['a RIFF that is no WebP', bytes('RIFF....WAVEfmt ')],
    ['what says WebP and is no RIFF', bytes('FORM....WEBPVP8 ')],
    ['nothing', new Uint8Array()],
  ])('refuses %s', (_what, file) => expect(looksLikePicture(file)).toBe(false));

  it.each([
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
    ['a WebP', bytes('RIFF....WEBPVP8 ')],
  ])('accepts %s', (_what, file) => expect(looksLikePicture(file)).toBe(true));
});
