import { describe, expect, it } from 'vitest';
import { fullNameOf, mailboxOf } from './account';

describe('mailbox for rate limits', () => {
  it.each([
    ['maria+one@example.test', 'maria@example.test'],
    ['maria.g@example.test', 'maria.g@example.test'],
    ['m.a.ria+two+three@gmail.com', 'maria@gmail.com'],
    ['maria@googlemail.com', 'maria@gmail.com'],
    ['+maria@example.test', '+maria@example.test'],
  ])('is for %s: %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('full name', () => {
  it.each([
    ['Zoë', 'O’Neil', 'Zoë O’Neil'],
    ['Zoë', '', 'Zoë'],
    ['', 'O’Neil', 'O’Neil'],
    [' Zoë ', ' O’Neil ', 'Zoë O’Neil'],
    ['', ' ', ''],
  ])('is for %j and %j: %j', (firstName, lastName, fullName) => {
    expect(fullNameOf({ firstName, lastName })).toBe(fullName);
  });
});
