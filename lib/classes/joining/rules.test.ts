import { expect, it } from 'vitest';
import { findFreePlace, hasNamesake } from './rules';

const free = (name: string, id = name) => ({ id, name, isFree: true });
const taken = (name: string, id = name) => ({ id, name, isFree: false });

it('findFreePlace takes the first free roster entry of a name, ignoring letter case and spaces', () => {
  const places = [taken('Maria Lopez', 'a'), free('Kim', 'b'), free('Maria  Lopez', 'c'), free('maria lopez', 'd')];
  expect(findFreePlace(' MARIA lopez', places)?.id).toBe('c');
});

it('findFreePlace finds none when all entries of the name are taken', () => {
  expect(findFreePlace('Maria', [taken('Maria'), free('Kim')])).toBeUndefined();
});

it('hasNamesake finds a taken entry of the same name, ignoring letter case and spaces', () => {
  expect(hasNamesake('maria  lopez', [taken('Kim'), taken('Maria Lopez')])).toBe(true);
  expect(hasNamesake('Maria', [taken('Maria Lopez')])).toBe(false);
});
