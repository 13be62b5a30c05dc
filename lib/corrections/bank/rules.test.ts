import { describe, expect, it, test } from 'vitest';
import type { Keyed } from '@/lib/corrections/rules';
import { correctsKey, isSameKey, saidAndRight, wrongUntil } from './rules';

/** Builds options; one whose text ends in a plus is right. */
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
])('%j and %j are the same key: %s', (one, other, isSame) => {
  expect(isSameKey(one, other)).toBe(isSame);
});

describe('wrongUntil', () => {
  const key = { kind: 'key', said: ['15 LB'], right: ['50 lb'] } as const;

  it.each([
    ['up to the revision before the right one', [WRONG, RIGHT], { until: 1, right: 2 }],
    ['up to the last of several', [WRONG, WRONG, WRONG, RIGHT], { until: 3, right: 4 }],
    ['up to the last one, whatever came between', [WRONG, BOTH, RIGHT], { until: 1, right: 3 }],
    ['never, where no revision had the wrong key', [RIGHT], null],
    ['never, where there is no revision', [], null],
    ['not known, where it is wrong still', [WRONG, WRONG], null],
    ['not known, where it is wrong again', [RIGHT, WRONG], null],
    ['not known, where the key is another now', [WRONG, BOTH], null],
  ])('finds the last wrong revision: %s', (_name, wordings, expected) => {
    expect(wrongUntil(key, history(...wordings), 'published')).toEqual(expected);
    expect(wrongUntil({ ...key, kind: 'fact' }, history(...wordings), 'published')).toEqual(expected);
  });

  it('finds none when the correction names the current key', () => {
    expect(wrongUntil({ ...key, right: key.said }, history(WRONG), 'published')).toBeNull();
  });

  it.each<[string, string[][], Keyed['state'], object | null]>([
    ['up to now, where it is archived with the key', [RIGHT, WRONG], 'archived', { until: 2, right: null }],
    ['not known, while it is still asked', [WRONG], 'published', null],
    ['not known, where another key came after', [WRONG, RIGHT], 'archived', null],
    ['never, where no revision had the key', [RIGHT], 'archived', null],
  ])('finds the last revision of a withdrawn question: %s', (_name, wordings, state, expected) => {
    const withdrawn = { kind: 'withdrawn', said: ['15 lb'], right: [] } as const;
    expect(wrongUntil(withdrawn, history(...wordings), state)).toEqual(expected);
  });
});

describe('correctsKey', () => {
  it.each([
    ['corrects the key where an option is marked otherwise', RIGHT, false, true],
    ['corrects the key where one more option is right', BOTH, false, true],
    ['does not where the right option has other words', ['16 lb+', '50 lb'], false, false],
    ['corrects it by other words where a figure has changed', ['16 lb+', '50 lb'], true, true],
    ['does not where the key is the same, though a figure has changed', ['15 LB+', '60 lb'], true, false],
  ])('judges a wording from the files: %s', (_name, after, statesChangedFact, expected) => {
    expect(correctsKey(keyed(...WRONG), keyed(...after), statesChangedFact)).toBe(expected);
  });

  it('is true for the key of an archived question, too', () => {
    const archived = { ...keyed(...RIGHT), state: 'archived' as const };
    expect(correctsKey(keyed(...WRONG), archived, false)).toBe(true);
  });

  it('returns the right options before and after the correction', () => {
    expect(saidAndRight(keyed(...WRONG), keyed(...BOTH))).toEqual({ said: ['15 lb'], right: ['15 lb', '50 lb'] });
  });
});
