import { describe, expect, it } from 'vitest';
import { accountName, fullNameOf, mailboxOf } from './account';

describe('mailboxOf', () => {
  it.each([
    ['maria+one@example.test', 'maria@example.test'],
    ['maria.g@example.test', 'maria.g@example.test'],
    ['m.a.ria+two+three@gmail.com', 'maria@gmail.com'],
    ['maria@googlemail.com', 'maria@gmail.com'],
    ['+maria@example.test', '+maria@example.test'],
  ])('reduces %s to the mailbox %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('fullNameOf', () => {
  it.each([
    ['Zoë', 'O’Neil', 'Zoë O’Neil'],
    ['Zoë', '', 'Zoë'],
    ['', 'O’Neil', 'O’Neil'],
    [' Zoë ', ' O’Neil ', 'Zoë O’Neil'],
    ['', ' ', ''],
  ])('joins %j and %j to %j', (firstName, lastName, fullName) => {
    expect(fullNameOf({ firstName, lastName })).toBe(fullName);
  });
});

describe('accountName', () => {
  const account = {
    firstName: 'User',
    lastName: 'User',
    email: null,
    createdAt: new Date('2026-11-21T23:30:00Z'),
    deviceName: 'Chrome on Android',
  };
  it.each([
    ['the entered name', { firstName: 'Zoë', lastName: '', email: 'zoe@example.test' }, 'Zoë'],
    ['the address in place of the placeholder', { email: 'zoe@example.test' }, 'zoe@example.test'],
    [
      'the address in place of an empty name',
      { firstName: ' ', lastName: '', email: 'zoe@example.test' },
      'zoe@example.test',
    ],
    ['the device and the day, without an address', {}, 'Chrome on Android, since Nov 21, 2026'],
    ['an unknown device', { deviceName: null }, 'Unknown device, since Nov 21, 2026'],
    ['a session without a device', { deviceName: '' }, 'Unknown device, since Nov 21, 2026'],
  ])('returns %s', (_, changes, name) => {
    expect(accountName({ ...account, ...changes })).toBe(name);
  });
});
