import { describe, expect, it } from 'vitest';
import { MOST_PLACES } from '@/lib/classes/rules';
import { missingPlaces, takePlaces } from './rules';

const free = (name: string, id = name) => ({ id, name, isFree: true });
const taken = (name: string, id = name) => ({ id, name, isFree: false });
const idsOf = (places: ({ id: string } | undefined)[]) => places.map((place) => place?.id);

describe('who joins', () => {
  it('takes the first free place of their name, past letter case and spaces', () => {
    const places = [taken('Maria', 'a'), free('Kim', 'b'), free('Maria  Lopez', 'c'), free('maria lopez', 'd')];
    expect(idsOf(takePlaces([' MARIA lopez'], places))).toEqual(['c']);
  });

  it('finds a place that is taken no free one', () => {
    expect(takePlaces(['Maria'], [taken('Maria'), free('Kim')])).toEqual([undefined]);
  });

  it('in the same moment as another of that name takes the next one, and the last finds none', () => {
    const places = [free('Kim', 'a'), free('Maria', 'b'), free('Kim', 'c')];
    expect(idsOf(takePlaces(['Kim', 'Maria', 'Kim', 'Kim'], places))).toEqual(['a', 'b', 'c', undefined]);
  });
});

describe('places are made', () => {
  it('for those alone who find none, one for each', () => {
    const places = [free('Kim'), taken('Maria')];
    expect(missingPlaces(['Kim', 'Maria', 'Kim', 'Ann'], places)).toEqual(['Maria', 'Kim', 'Ann']);
    expect(missingPlaces(['Kim'], places)).toEqual([]);
  });

  it.each([
    [3, ['Ann', 'Kim']],
    [2, ['Ann', 'Kim']],
    [1, ['Ann']],
    [0, []],
    [-1, []],
  ])('as far as the class has room: with room for %i, for %j', (room, names) => {
    const places = Array.from({ length: MOST_PLACES - room }, (_, at) => taken(`Student ${at}`));
    expect(missingPlaces(['Ann', 'Kim'], places)).toEqual(names);
  });
});
