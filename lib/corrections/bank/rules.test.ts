import { describe, expect, it, test } from 'vitest';
import type { Keyed } from '@/lib/corrections/rules';
import { correctsKey, isSameKey, saidAndRight, wrongUntil } from './rules';

/** Creates options from texts; a plus at the end marks a right option. */
const options = (...texts: string[]) =>
  texts.map((text, id) => ({ id, text: text.replace('+', ''), isCorrect: text.endsWith('+'), why: '' }));
const keyed = (...texts: string[]): Keyed => ({ state: 'published', explanation: '', answers: options(...texts) });

const WRONG = ['15 lb+', '50 lb'];
const RIGHT = ['15 lb', '50 lb+'];
const BOTH = ['15 lb+', '50 lb+'];
const history = (...wordings: string[][]) =>
  wordings.map((texts, place) => ({ revision: place + 1, answers: options(...texts) }));

test.each<[one: string[], other: string[], isSame: boolean]>([
  [['15 lb'], [' 15  LB'], true],
  [['15 lb', '50 lb'], ['50 lb', '15 lb'], true],
  [['15 lb'], ['50 lb'], false],
  [['15 lb'], ['15 lb', '50 lb'], false],
  [['15 lb'], [], false],
])('isSameKey compares %j with %j: %s', (one, other, isSame) => {
  expect(isSameKey(one, other)).toBe(isSame);
});

describe('wrongUntil', () => {
  const key = { kind: 'key', said: ['15 LB'], right: ['50 lb'] } as const;

  it.each([
    ['up to the revision before the right one', [WRONG, RIGHT], { until: 1, right: 2 }],
    ['up to the last of several', [WRONG, WRONG, WRONG, RIGHT], { until: 3, right: 4 }],
    ['up to the last one, despite another key in between', [WRONG, BOTH, RIGHT], { until: 1, right: 3 }],
    ['null if no revision had the wrong key', [RIGHT], null],
    ['null if there is no revision', [], null],
    ['null while the current revision is still wrong', [WRONG, WRONG], null],
    ['null if the current revision is wrong again', [RIGHT, WRONG], null],
    ['null if the current key is another one', [WRONG, BOTH], null],
  ])('finds the last wrong revision: %s', (_name, wordings, expected) => {
    expect(wrongUntil(key, history(...wordings), 'published')).toEqual(expected);
    expect(wrongUntil({ ...key, kind: 'fact' }, history(...wordings), 'published')).toEqual(expected);
  });

  it('returns null if the correction names the current key', () => {
    expect(wrongUntil({ ...key, right: key.said }, history(WRONG), 'published')).toBeNull();
  });

  it.each<[string, string[][], Keyed['state'], object | null]>([
    ['the current one if it is archived with that key', [RIGHT, WRONG], 'archived', { until: 2, right: null }],
    ['null while the question is still asked', [WRONG], 'published', null],
    ['null if another key followed', [WRONG, RIGHT], 'archived', null],
    ['null if no revision had the key', [RIGHT], 'archived', null],
  ])('finds the last revision of a withdrawn question: %s', (_name, wordings, state, expected) => {
    const withdrawn = { kind: 'withdrawn', said: ['15 lb'], right: [] } as const;
    expect(wrongUntil(withdrawn, history(...wordings), state)).toEqual(expected);
  });
});

describe("a revision from the question bank's files", () => {
  it.each([
    ['true if an option is marked differently', RIGHT, false, true],
    ['true if one more option is right', BOTH, false, true],
    ['false if the right option is reworded', ['16 lb+', '50 lb'], false, false],
    ['true if the right option is reworded and a figure has changed', ['16 lb+', '50 lb'], true, true],
    ['false if the key is the same, even if a figure has changed', ['15 LB+', '60 lb'], true, false],
  ])('corrects the key of the earlier revision: %s', (_name, after, statesChangedFact, expected) => {
    expect(correctsKey(keyed(...WRONG), keyed(...after), statesChangedFact)).toBe(expected);
  });

  it('can correct the key of an archived question', () => {
    const archived = { ...keyed(...RIGHT), state: 'archived' as const };
    expect(correctsKey(keyed(...WRONG), archived, false)).toBe(true);
  });

  it('is compared with the earlier revision to list the right options before and after the correction', () => {
    expect(saidAndRight(keyed(...WRONG), keyed(...BOTH))).toEqual({ said: ['15 lb'], right: ['15 lb', '50 lb'] });
  });
});
