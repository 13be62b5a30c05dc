import { describe, expect, it } from 'vitest';
import { causeOf, isFinal, nextTry } from './rules';

const now = new Date('2026-11-21T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('nextTry', () => {
  it.each([
    [1, 5 / 60],
    [2, 1],
    [3, 5],
    [6, 360],
    [50, 360],
  ])('schedules the next try after %i failures %d minutes later', (tries, minutes) => {
    expect(nextTry({ tries, expiresAt: inMinutes(10_000), now })).toEqual(inMinutes(minutes));
  });

  it('returns null if the message would have expired by then', () => {
    expect(nextTry({ tries: 5, expiresAt: inMinutes(60), now })).toBeNull();
  });
});

describe('the cause of a message', () => {
  it.each([
    ['welcome', 'sign-up'],
    ['notice-to-unconfirmed', 'sign-up'],
    ['verify-email', 'unconfirmed account'],
    ['reset-password-unconfirmed', 'unconfirmed account'],
    ['reset-password', 'confirmed account'],
  ])('follows from the template %s: %s', (template, cause) => expect(causeOf(template)).toBe(cause));
});

describe('isFinal', () => {
  it.each([
    [{ responseCode: 550, command: 'RCPT TO' }, true],
    [{ responseCode: 552, command: 'DATA' }, true],
    [{ responseCode: 500, command: 'DATA' }, true],
    [{ responseCode: 599, command: 'DATA' }, true],
    [{ responseCode: 600, command: 'DATA' }, false],
    [{ responseCode: 451, command: 'RCPT TO' }, false],
    // An operator can fix the causes of these errors: a changed password, a sender that is not allowed, a server that
    // refuses this server's address.
    [{ responseCode: 535, command: 'AUTH PLAIN' }, false],
    [{ responseCode: 553, command: 'MAIL FROM' }, false],
    [{ responseCode: 554, command: 'CONN' }, false],
    [new Error('connect ECONNREFUSED'), false],
    [null, false],
    [undefined, false],
    ['refused', false],
  ])('classifies %o as a permanent refusal: %s', (error, expected) => {
    expect(isFinal(error)).toBe(expected);
  });
});
