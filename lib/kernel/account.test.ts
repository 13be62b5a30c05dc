import { describe, expect, it } from 'vitest';
import { fullNameOf } from './account';

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
