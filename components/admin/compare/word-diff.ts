export interface Piece {
  text: string;
  isShared: boolean;
}

/**
 * Maximum number of word pairs to compare, because the comparison takes quadratic time. Longer texts count as changed
 * throughout.
 */
const MOST_PAIRS = 400_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/**
 * Builds the table of the longest common subsequence: entry [i][j] is the number of words that left[i…] and right[j…]
 * share.
 */
function measureCommon(left: string[], right: string[]): Uint32Array[] {
  const rows = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const below = rows[i + 1]?.[j] ?? 0;
      const beside = rows[i]?.[j + 1] ?? 0;
      const both = (rows[i + 1]?.[j + 1] ?? 0) + 1;
      const row = rows[i];
      if (row) row[j] = left[i] === right[j] ? both : Math.max(below, beside);
    }
  }
  return rows;
}

function push(pieces: Piece[], text: string | undefined, isShared: boolean): void {
  if (text === undefined) return;
  const last = pieces.at(-1);
  if (last?.isShared === isShared) last.text += text;
  else pieces.push({ text, isShared });
}

/** Lowest share of common text for a word-by-word diff. Below this share, nearly every word would be marked. */
const LEAST_IN_COMMON = 0.4;

export function isMostlyShared({ left, right }: { left: Piece[]; right: Piece[] }): boolean {
  const lengthOf = (pieces: Piece[]) => pieces.reduce((sum, { text }) => sum + text.trim().length, 0);
  const shared = lengthOf(left.filter(({ isShared }) => isShared));
  return shared >= LEAST_IN_COMMON * Math.max(lengthOf(left), lengthOf(right));
}

/** Splits two texts into shared and differing pieces, word by word, for a side-by-side view. */
export function diffWords(left: string, right: string): { left: Piece[]; right: Piece[] } {
  const [before, after] = [wordsOf(left), wordsOf(right)];
  const shown: { left: Piece[]; right: Piece[] } = { left: [], right: [] };
  if (before.length * after.length > MOST_PAIRS) {
    const isShared = left === right;
    push(shown.left, left, isShared);
    push(shown.right, right, isShared);
    return shown;
  }
  const common = measureCommon(before, after);
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      push(shown.left, before[i++], true);
      push(shown.right, after[j++], true);
    } else if (j >= after.length || (i < before.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      push(shown.left, before[i++], false);
    } else {
      push(shown.right, after[j++], false);
    }
  }
  return shown;
}
