import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, orderFor, placesOf } from './rules';

const makeQuestions = (counts: readonly number[]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => {
      const id = 100 * (section + 1) + index;
      const options = Array.from({ length: 4 }, (_option, place) => ({ id: 10 * id + place, isCorrect: place === 0 }));
      return { id, sectionId: section + 1, options };
    }),
  );

const idsOf = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

describe('the versions of a test', () => {
  it('contain the same questions with the same options, section by section', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }),
        (id, counts) => {
          const questions = makeQuestions(counts);
          for (const version of ['A', 'B'] as const) {
            const ordered = orderFor(version, id, questions);
            expect(idsOf(ordered).toSorted()).toEqual(idsOf(questions).toSorted());
            expect(ordered.map(({ sectionId }) => sectionId)).toEqual(questions.map(({ sectionId }) => sectionId));
            for (const { id: questionId, options } of ordered) {
              const own = questions.find((question) => question.id === questionId)?.options ?? [];
              expect(idsOf(options).toSorted()).toEqual(idsOf(own).toSorted());
            }
          }
        },
      ),
    );
  });

  it('are the same in each print, and version B has another order of options in every question', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 2, max: 25 }), (id, count) => {
        const questions = makeQuestions([count]);
        const [a, b] = [orderFor('A', id, questions), orderFor('B', id, questions)];
        expect(orderFor('A', id, questions)).toEqual(a);
        expect(orderFor('B', id, questions)).toEqual(b);
        expect(idsOf(a)).not.toEqual(idsOf(b));
        for (const question of a) {
          const other = b.find((one) => one.id === question.id)?.options ?? [];
          expect(idsOf(question.options)).not.toEqual(idsOf(other));
        }
      }),
    );
  });

  it('number the questions in the order in which the version is printed', () => {
    const [id, questions] = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', makeQuestions([12, 5])];
    const places = placesOf(id, questions);
    expect(places.map((place) => place.A)).toEqual(questions.map((_question, index) => index + 1));
    for (const version of ['A', 'B'] as const) {
      const printed = places.toSorted((one, other) => one[version] - other[version]).map((place) => place.id);
      expect(printed).toEqual(idsOf(orderFor(version, id, questions)));
    }
  });

  // A release must not change the order, because papers printed with an earlier release are graded with a key printed
  // by a later one.
  it('are printed in the same order after an update', () => {
    const questions = [101, 102, 103, 104, 105, 201, 202, 203].map((id) => ({
      id,
      sectionId: Math.floor(id / 100),
      options: [1, 2, 3, 4].map((option) => ({ id: option })),
    }));
    const printed = (version: 'A' | 'B') =>
      orderFor(version, '7c9e6679-7425-40de-944b-e07fc1f90ae7', questions).map(
        ({ id, options }) => `${id}: ${idsOf(options).join('')}`,
      );
    expect(printed('A').join(', ')).toBe(
      '104: 1432, 102: 2134, 101: 4321, 103: 2431, 105: 4132, 203: 4312, 201: 4312, 202: 1234',
    );
    expect(printed('B').join(', ')).toBe(
      '102: 4321, 104: 1342, 105: 2341, 103: 3421, 101: 4213, 201: 4231, 202: 4213, 203: 3241',
    );
  });

  it('differ from test to test', () => {
    const questions = makeQuestions([25]);
    expect(idsOf(orderFor('A', 'one', questions))).not.toEqual(idsOf(orderFor('A', 'other', questions)));
  });
});

it('keyOf returns the letters of all right options in alphabetical order', () => {
  const optionsOf = (...marks: boolean[]) => ({ options: marks.map((isCorrect) => ({ isCorrect })) });
  expect(keyOf(optionsOf(false, true, false, false))).toBe('B');
  expect(keyOf(optionsOf(true, false, true))).toBe('AC');
});
