// @ts-check
/**
 * All pairs of texts that are alike, exactly; the method and its figures are in `docs/decisions/duplicates-in-process.md`.
 * Plain JavaScript, because a worker thread runs this file as it stands.
 *
 * Trigrams are counted as PostgreSQL's pg_trgm counts them in the product's databases, whose character type is C: words of
 * ASCII letters and digits, in lower case, each padded by two blanks before and one after.
 */

/**
 * Two texts by their places in the list; `first` is the lower one.
 * @typedef {{ first: number, second: number, similarity: number }} SimilarPair
 */

/**
 * What keeps two texts apart that are alike on purpose, a number for each text in their order: those of one set (0: none) count only
 * from `alikeInSet` on, those of two different pictures (0: none) never.
 * @typedef {{ sets: Int32Array, pictures: Int32Array, alikeInSet: number }} Apart
 */

/** Blank, ten digits and 26 letters: a trigram is a number of three digits to this base. */
const SIGNS = 37;
const TRIGRAMS = SIGNS ** 3;

/**
 * The commonest trigrams are bits in so many words of 32, which two texts compare 32 at a time; the others are looked up. More
 * words make lookups cheaper and comparisons more expensive; between 4 and 8 the sum hardly changes.
 */
const WORDS = 6;

/**
 * The digit of a character; 0 for what is no part of a word.
 * @param {number} code
 */
function signOf(code) {
  if (code >= 97 && code <= 122) return code - 86;
  if (code >= 65 && code <= 90) return code - 54;
  return code >= 48 && code <= 57 ? code - 47 : 0;
}

/**
 * The different trigrams of a text, ascending.
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
    // The next word begins with two blanks of its own.
    before = sign === 0 ? 0 : last;
    last = sign;
  }
  const sorted = found.subarray(0, count).sort();
  return sorted.filter((trigram, place) => place === 0 || trigram !== sorted[place - 1]);
}

/**
 * How many texts have each trigram, and which bit stands for it: -1 for all but the commonest.
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
 * The texts in the order of their size, which is the number of their trigrams: what can be as alike as the threshold asks
 * then stands side by side. Text number `order[place]` has the common trigrams whose bits stand in `common` from
 * `place * WORDS` on, `commonCounts[place]` of them, and the rare ones in `rare` from `starts[place]` on.
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
 * Of two texts with so many trigrams together, how many they must share: the least for which the quotient reaches the
 * threshold, found by that very division, so that no rounding costs a pair or lets one in.
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
 * For each rare trigram the places that have it so far, ascending; those before `low` are passed over for good.
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
   * Notes a text, and returns how many rare trigrams each one from `low` on shares with it.
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
 * How many bits two texts share.
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

/** Pairs beyond the limit that are kept before the worst are dropped. */
const SPARE_PAIRS = 1000;

/**
 * Whether this pair is no pair.
 * @param {Apart} apart
 * @param {SimilarPair} pair
 */
function isApart({ sets, pictures, alikeInSet }, { first, second, similarity }) {
  if (sets[first] !== 0 && sets[first] === sets[second] && similarity < alikeInSet) return true;
  return pictures[first] !== 0 && pictures[second] !== 0 && pictures[first] !== pictures[second];
}

/**
 * Every pair of texts whose similarity (shared trigrams over all trigrams of both) reaches a threshold above 0, most alike
 * first, without those that are kept apart; with a limit, so many of the first. Texts of at most 65,535 trigrams.
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
    // Even a text that stands whole in the other shares no more than its size.
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
    // From here on only what is as alike as the last of them can matter.
    needs = listNeeds(longest, pairs.at(-1)?.similarity ?? threshold);
  }
  return pairs.sort(mostSimilarFirst).slice(0, limit);
}
