import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, isMostlyShared, type Piece } from './word-diff';

const joined = (pieces: Piece[], kept: (piece: Piece) => boolean = () => true) =>
  pieces
    .filter(kept)
    .map(({ text }) => text)
    .join('');

describe('word diff', () => {
  it('marks the word that changed and nothing else', () => {
    const { left, right } = diffWords('How deep must the vacuum be?', 'How deep must a vacuum be?');
    expect(left.filter(({ isShared }) => !isShared)).toEqual([{ text: 'the', isShared: false }]);
    expect(right.filter(({ isShared }) => !isShared)).toEqual([{ text: 'a', isShared: false }]);
  });

  it('keeps every character of both texts and finds the same shared text on both sides', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'the', '🧊', ' ', '\u202e', '<b>', '.'), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const { left, right } = diffWords(one.join(''), other.join(''));
        expect(joined(left)).toBe(one.join(''));
        expect(joined(right)).toBe(other.join(''));
        expect(joined(left, ({ isShared }) => isShared)).toBe(joined(right, ({ isShared }) => isShared));
      }),
    );
  });

  it('distinguishes two revisions of one text from two unrelated texts', () => {
    expect(isMostlyShared(diffWords('Recover it to 10 in. Hg', 'Recover it to 15 in. Hg'))).toBe(true);
    expect(isMostlyShared(diffWords('Recover it to 10 in. Hg', 'Weigh the cylinder first'))).toBe(false);
  });

  it('marks both texts as entirely changed if they are too long to compare', () => {
    const long = 'word '.repeat(2000);
    expect(diffWords(long, `${long}.`).left).toEqual([{ text: long, isShared: false }]);
    expect(diffWords(long, long).left[0]?.isShared).toBe(true);
  });
});
