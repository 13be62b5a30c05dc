// @ts-check
/**
 * Finds all pairs of similar texts, exactly. The most common trigrams are bits of each text, and an index lists the texts
 * with each other trigram. Texts are compared from shortest to longest, and only pairs that can still reach the
 * threshold. Plain JavaScript, because a worker thread runs this file as is.
 *
 * Trigrams are counted like in PostgreSQL's pg_trgm with character type C, as in the product's databases: words of
 * ASCII letters and digits, in lower case, each padded by two blanks before and one after.
 */

/**
 * Two texts by their indexes in the list; `first` is the lower one.
 * @typedef {{ first: number, second: number, similarity: number }} SimilarPair
 */

/**
 * Sets of texts that are similar on purpose, and pictures, with one number per text; 0 means none. Two texts of one set
 * count as a pair only if their similarity is at least `alikeInSet`; two texts with different pictures never do.
 * @typedef {{ sets: Int32Array, pictures: Int32Array, alikeInSet: number }} Apart
 */

/**
 * Number of characters of the alphabet: blank, ten digits and 26 letters. A trigram is a three-digit number in this
 * base.
 */
const SIGNS = 37;
const TRIGRAMS = SIGNS ** 3;

/**
 * Number of 32-bit words per text that hold the most common trigrams as bits. Rare trigrams are looked up in an index.
 * More words make lookups cheaper and comparisons more expensive. Between 4 and 8 the total time hardly changes.
 */
const WORDS = 6;

/**
 * Returns the digit of a character; 0 for characters that are not part of words.
 * @param {number} code
 */
function signOf(code) {
  if (code >= 97 && code <= 122) return code - 86;
  if (code >= 65 && code <= 90) return code - 54;
  return code >= 48 && code <= 57 ? code - 47 : 0;
}

/**
 * Lists the distinct trigrams of a text in ascending order.
 * @param {string} text
 */
function listTrigrams(text) {
  const found = new Uint16Array(text.length + 1);
  let count = 0;
  let [before, last] = [0, 0];
  for (let place = 0; place <= text.length; place += 1) {
    const sign = place < text.length ? signOf(text.charCodeAt(place)) : 0;
    if (sign !== 0 || last !== 0) {
      found[count] = (before * SIGNS + last) * SIGNS + sign;
      count += 1;
    }
    // The next word starts with two blanks, even directly after another word.
    before = sign === 0 ? 0 : last;
    last = sign;
  }
  const sorted = found.subarray(0, count).sort();
  return sorted.filter((trigram, place) => place === 0 || trigram !== sorted[place - 1]);
}

/**
 * Counts how many texts contain each trigram. Assigns a bit to each of the most common trigrams, and -1 to all others.
 * @param {readonly Uint16Array[]} lists
 */
function rankTrigrams(lists) {
  const frequencies = new Uint32Array(TRIGRAMS);
  for (const list of lists) {
    for (const trigram of list) frequencies[trigram] = (frequencies[trigram] ?? 0) + 1;
  }
  const used = Uint16Array.from(frequencies.keys()).filter((trigram) => frequencies[trigram] !== 0);
  const commonest = used.sort((one, other) => (frequencies[other] ?? 0) - (frequencies[one] ?? 0));
  const bits = new Int16Array(TRIGRAMS).fill(-1);
  for (const [bit, trigram] of commonest.subarray(0, 32 * WORDS).entries()) bits[trigram] = bit;
  return { frequencies, bits };
}

/**
 * Sorts the texts by size, which is their number of trigrams, so that texts similar enough for the threshold are close
 * to each other. For the text `order[place]`, `common` has the common trigrams as bits from `place * WORDS` on,
 * `commonCounts[place]` is their number, and `rare` has the rare trigrams from `starts[place]` on.
 * @param {readonly string[]} texts
 */
function arrange(texts) {
  const lists = texts.map(listTrigrams);
  const { frequencies, bits } = rankTrigrams(lists);
  const sizeOf = (/** @type {number} */ text) => lists[text]?.length ?? 0;
  const order = Uint32Array.from(lists.keys()).sort((one, other) => sizeOf(one) - sizeOf(other));
  const common = new Int32Array(texts.length * WORDS);
  const commonCounts = new Uint16Array(texts.length);
  const starts = new Uint32Array(texts.length + 1);
  const rare = new Uint16Array(lists.reduce((sum, list) => sum + list.length, 0));
  let end = 0;
  for (const [place, text] of order.entries()) {
    for (const trigram of lists[text] ?? []) {
      const bit = bits[trigram] ?? -1;
      if (bit === -1) {
        rare[end] = trigram;
        end += 1;
        continue;
      }
      const word = place * WORDS + (bit >> 5);
      common[word] = (common[word] ?? 0) | (1 << (bit & 31));
      commonCounts[place] = (commonCounts[place] ?? 0) + 1;
    }
    starts[place + 1] = end;
  }
  return { order, sizes: Uint16Array.from(order, sizeOf), common, commonCounts, starts, rare, frequencies };
}

/**
 * Returns an array: how many trigrams two texts must share to reach the threshold, by the sum of the two texts' numbers
 * of trigrams. Uses the same division as the similarity, so that rounding neither loses nor adds a pair.
 * @param {number} longest
 * @param {number} threshold
 */
function listNeeds(longest, threshold) {
  const needs = new Uint16Array(2 * longest + 1);
  let need = 1;
  for (let together = 1; together < needs.length; together += 1) {
    while (need / (together - need) < threshold) need += 1;
    needs[together] = need;
  }
  return needs;
}

/**
 * Builds an index from each rare trigram to the ascending places of the texts that contain it. Entries before `low` are
 * dropped, because later calls never need them.
 * @param {ReturnType<typeof arrange>} texts
 */
function openPostings({ frequencies, sizes, starts, rare }) {
  const heads = new Uint32Array(TRIGRAMS);
  let end = 0;
  for (const [trigram, frequency] of frequencies.entries()) {
    heads[trigram] = end;
    end += frequency;
  }
  const tails = heads.slice();
  const postings = new Uint32Array(end);
  const shared = new Uint16Array(sizes.length);

  /**
   * Adds a text to the index and returns how many rare trigrams each text from `low` on shares with it.
   * @param {number} place
   * @param {number} low
   */
  return (place, low) => {
    shared.fill(0, low, place);
    for (let next = starts[place] ?? 0; next < (starts[place + 1] ?? 0); next += 1) {
      const trigram = rare[next] ?? 0;
      const tail = tails[trigram] ?? 0;
      let head = heads[trigram] ?? 0;
      while (head < tail && (postings[head] ?? 0) < low) head += 1;
      heads[trigram] = head;
      for (let entry = head; entry < tail; entry += 1) {
        const other = postings[entry] ?? 0;
        shared[other] = (shared[other] ?? 0) + 1;
      }
      postings[tail] = place;
      tails[trigram] = tail + 1;
    }
    return shared;
  };
}

/**
 * Counts the bits that two texts share.
 * @param {Int32Array} common
 * @param {number} one
 * @param {number} other
 */
function countCommon(common, one, other) {
  let shared = 0;
  for (let word = 0; word < WORDS; word += 1) {
    let bits = (common[one * WORDS + word] ?? 0) & (common[other * WORDS + word] ?? 0);
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    shared += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return shared;
}

/**
 * @param {SimilarPair} one
 * @param {SimilarPair} other
 */
const mostSimilarFirst = (one, other) =>
  other.similarity - one.similarity || one.first - other.first || one.second - other.second;

/** The list may exceed the limit by this many pairs before it is sorted and cut. */
const SPARE_PAIRS = 1000;

/**
 * True if the pair is not a duplicate: both questions belong to one contrast set and are less similar than
 * `alikeInSet`, or they show different pictures.
 * @param {Apart} apart
 * @param {SimilarPair} pair
 */
function isApart({ sets, pictures, alikeInSet }, { first, second, similarity }) {
  if (sets[first] !== 0 && sets[first] === sets[second] && similarity < alikeInSet) return true;
  return pictures[first] !== 0 && pictures[second] !== 0 && pictures[first] !== pictures[second];
}

/**
 * Finds every pair of texts whose similarity (shared trigrams divided by all trigrams of both) is at least `threshold`,
 * which must be above 0. Returns the most similar pairs first, `limit` at most, without the pairs that `apart` excludes.
 * Texts may have up to 65,535 trigrams.
 * @param {readonly string[]} texts
 * @param {number} threshold
 * @param {number} [limit]
 * @param {Apart} [apart]
 * @returns {SimilarPair[]}
 */
export function findSimilarPairs(texts, threshold, limit = Number.POSITIVE_INFINITY, apart) {
  const arranged = arrange(texts);
  const { order, sizes, common, commonCounts } = arranged;
  const countRare = openPostings(arranged);
  const longest = sizes.at(-1) ?? 0;
  let needs = listNeeds(longest, threshold);
  /** @type {SimilarPair[]} */
  let pairs = [];
  let low = 0;
  for (const [place, size] of sizes.entries()) {
    // Two texts share at most as many trigrams as the smaller of them has.
    while (low < place && (needs[size + (sizes[low] ?? 0)] ?? 0) > (sizes[low] ?? 0)) low += 1;
    const shared = countRare(place, low);
    const ownCommon = commonCounts[place] ?? 0;
    for (let other = low; other < place; other += 1) {
      const together = size + (sizes[other] ?? 0);
      const need = needs[together] ?? 0;
      const most = (shared[other] ?? 0) + Math.min(ownCommon, commonCounts[other] ?? 0);
      if (most < need) continue;
      const both = (shared[other] ?? 0) + countCommon(common, place, other);
      if (both < need || both === 0) continue;
      const [one, two] = [order[place] ?? 0, order[other] ?? 0];
      const pair = { first: Math.min(one, two), second: Math.max(one, two), similarity: both / (together - both) };
      if (!apart || !isApart(apart, pair)) pairs.push(pair);
    }
    if (pairs.length < limit + SPARE_PAIRS) continue;
    pairs = pairs.sort(mostSimilarFirst).slice(0, limit);
    // A later pair matters only if it is at least as similar as the last one in the list.
    needs = listNeeds(longest, pairs.at(-1)?.similarity ?? threshold);
  }
  return pairs.sort(mostSimilarFirst).slice(0, limit);
}
