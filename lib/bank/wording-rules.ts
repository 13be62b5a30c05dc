/** Rules for the wording of questions that a program can check. Each finding says what is wrong and how to fix it. */

type WordingRule = { pattern: RegExp; advice: string };

// Abbreviations whose full stop does not end a sentence.
const ABBREVIATION = /\b(?:in|App|Sec|No|vs|e\.g|i\.e|etc|approx|max|min|U\.S|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec)\.$/;

/** Counts the sentences of a text. "4 in. Hg" and "U.S. rules" do not end one. */
export function countSentences(text: string): number {
  const ends = [...text.trim().matchAll(/[.!?]["')\]]*(?=\s+["'(]?[A-Z0-9°]|$)/g)];
  const real = ends.filter(({ index, 0: mark }) => {
    const end = index + mark.length;
    if (end === text.trim().length) return true;
    const before = text.trim().slice(0, index + 1);
    if (!ABBREVIATION.test(before)) return true;
    // "in." is an abbreviation before Hg or WC, and otherwise the ordinary last word of a sentence.
    return /\bin\.$/.test(before) && !/^\s+(?:Hg|WC)\b/.test(text.trim().slice(end));
  });
  return real.length;
}

export function endsAsSentence(text: string): boolean {
  return /[.!?]["')\]]*$/.test(text.trim());
}

const UNITS: WordingRule[] = [
  { pattern: /\bPSI[GA]?\b|\bPsi[ga]?\b|\bpsi[GA]\b|\bpsi[ .]{1,2}[ga]\b/, advice: 'write psig or psia' },
  { pattern: /\binHg|\bin Hg|\bin\.Hg|"\s?Hg|\binch(?:es)? Hg|\d\s?″|\bHG\b/, advice: 'write in. Hg' },
  { pattern: /\bmmHg|\bmm\. ?Hg|\bmm of Hg/i, advice: 'write mm Hg' },
  { pattern: /\blbs\b|\d[ -]?pounds?\b/i, advice: 'write lb after a figure' },
  { pattern: /\d[ -]?ounces?\b|\bozs\b/i, advice: 'write oz after a figure' },
  { pattern: /\bdegrees? ?(?:F\b|C\b|Fahrenheit|Celsius)|(?<![-\w])\d+ ?[FC]\b|° [FC]\b|°f\b/, advice: 'write °F' },
  { pattern: /[µμ]m?\b/, advice: 'write microns' },
  {
    pattern: /\d-?(?:psi[ga]?|lb|oz|ppm|microns?|mm|in\.|ft|kg|°)(?![\w])|\d°[FC]/,
    advice: 'put a space between the figure and its unit',
  },
];

// Matches words after "as" that show that "as" is a conjunction: "as the valve is shut", in contrast to "as in a leak
// test".
const CLAUSE_START =
  'an?|the|its?|they|this|these|those|he|she|you|we|there|each|both|R-\\d\\w*|EPA|HFCs?|CFCs?|HCFCs?';

const PLAIN_ENGLISH: WordingRule[] = [
  { pattern: new RegExp(`, as (?:${CLAUSE_START})\\b`), advice: 'write because' },
  { pattern: /(?<!\b[Ii]ce )\b[Mm]akers?\b/, advice: 'write manufacturer' },
  { pattern: /\bpackaged terminal units?\b/i, advice: 'write PTAC' },
  {
    pattern: /\b[Ww]hoever\b|\bunder way\b|\bof them all\b|\bat the least\b/,
    advice: 'say it in everyday American words',
  },
];

const EVERYWHERE: WordingRule[] = [
  ...UNITS,
  ...PLAIN_ENGLISH,
  { pattern: /[\u2018\u2019\u201c\u201d\u02bc]/, advice: 'use straight apostrophes and quotation marks' },
  { pattern: /\s{2,}/, advice: 'use single spaces' },
];

const ANSWERS: WordingRule[] = [
  {
    pattern: /\b(?:all|none|any|both|neither) of (?:the )?(?:above|these)\b/i,
    advice: 'options are shuffled: name the thing, no "of the above"',
  },
  {
    pattern: /\b(?:[Bb]oth|[Nn]either|[Ee]ither) [A-F] (?:and|n?or) [A-F]\b/,
    advice: 'options are shuffled: no letters',
  },
  { pattern: /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice)s? [A-F]\b/, advice: 'options are shuffled: no letters' },
];

const TEACHING: WordingRule[] = [
  ...ANSWERS,
  { pattern: /\b(?:option|answer|choice)s? (?:[1-6]\b|above|below)/i, advice: 'options are shuffled: no positions' },
  {
    pattern: /\b(?:first|second|third|fourth|fifth|sixth|last|top|bottom|previous|next) (?:option|answer)s?\b/i,
    advice: 'options are shuffled: no positions',
  },
  {
    pattern: /(?:^|\s)\([A-F]\)(?=[\s.,;]|$)|\b[A-F] is (?:right|wrong|correct|incorrect)\b/,
    advice: 'options are shuffled: no letters',
  },
];

const CLAUSE_WORD = 'if|when|while|after|before|because|since|until|unless|although|though|that|who|but';
const NEGATIVE_STEMS: RegExp[] = [
  new RegExp(`\\b[Ww]hich\\b(?:(?!\\b(?:${CLAUSE_WORD})\\b)[^?,;])*(?:\\bnot\\b|n't\\b)`),
  /\b[Ww]hat (?:is|are|may|can|should|must)(?: \w+){0,4}? not\b/,
  /\b(?:[Aa]ll|[Ww]hich|[Ee]very|[Ee]ach)\b[^?]*\bexcept\b(?! (?:for|in|when|where|as|by|to)\b)/,
  /\bleast (?:likely|suitable|appropriate|effective|important|accurate|correct|useful)\b/i,
];

function apply(rules: readonly WordingRule[], text: string): string[] {
  return rules.flatMap(({ pattern, advice }) => {
    const hit = pattern.exec(text);
    return hit === null ? [] : [`"${hit[0].trim()}": ${advice}`];
  });
}

/**
 * Returns the last sentence of a stem, which is the question. Only this sentence is checked, because the sentences
 * before it may contain an ordinary "not".
 */
function lastSentence(stem: string): string {
  // Stryker disable next-line Regex,StringLiteral: The rest of the sentence contains no "not" and no capital after a stop.
  const asked = stem.replace(/\s*Select all that apply\.$/, '');
  return asked.split(/(?<=[.!?])\s+(?=[A-Z])/).at(-1) ?? asked;
}

export function checkStemWording(text: string): string[] {
  const asked = lastSentence(text);
  const negative = NEGATIVE_STEMS.some((pattern) => pattern.test(asked));
  const advice = 'a stem that asks for the exception says NOT or EXCEPT in capitals ("least …" becomes NOT)';
  return [...apply(EVERYWHERE, text), ...(negative ? [advice] : [])];
}

export function checkAnswerWording(text: string): string[] {
  return [...apply(EVERYWHERE, text), ...apply(ANSWERS, text)];
}

/**
 * Checks the texts of `why` and `explanation`. They must not refer to option positions, because options are shuffled.
 */
export function checkTeachingWording(text: string): string[] {
  return [...apply(EVERYWHERE, text), ...apply(TEACHING, text)];
}
