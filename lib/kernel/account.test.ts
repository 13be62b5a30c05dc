import { describe, expect, it } from 'vitest';
import { fullNameOf, mailboxOf } from './account';

describe('the mailbox that limits count by', () => {
  it.each([
    ['maria+one@example.test', 'maria@example.test'],
    ['maria.g@example.test', 'maria.g@example.test'],
    ['m.a.ria+two+three@gmail.com', 'maria@gmail.com'],
    ['maria@googlemail.com', 'maria@gmail.com'],
    ['+maria@example.test', '+maria@example.test'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

describe('a full name', () => {
  it.each([
    ['Zoë', 'O’Neil', 'Zoë O’Neil'],
    ['Zoë', '', 'Zoë'],
    ['', 'O’Neil', 'O’Neil'],
    [' Zoë ', ' O’Neil ', 'Zoë O’Neil'],
    ['', ' ', ''],
  ])('of %j and %j is %j', (firstName, lastName, fullName) => {
    expect(fullNameOf({ firstName, lastName })).toBe(fullName);
  });
});
