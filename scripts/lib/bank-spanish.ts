import {
  fingerprint,
  listTexts,
  type SourceQuestion,
  type Term,
  type TranslatedQuestion,
} from '@/lib/bank/translation-adapter';
import { compareFigures } from '@/lib/bank/translations/rules';
import { REFERENCE } from '@/lib/facts/rules';
import type { Breach } from './bank-rules';

/** Checks of the Spanish translations of the question bank (`prisma/question-bank/README.md`, "Spanish"). */

export interface Pair {
  /** Path of the text inside the question, such as "answers.2.why". */
  field: string;
  english: string;
  spanish: string;
}

/** Pairs the texts of a question with their translations. Both must have the same number of answers. */
function pairsOf(source: SourceQuestion, translated: TranslatedQuestion): Pair[] {
  const spanish = listTexts(translated, translated.picture);
  return listTexts(source, source.picture?.description).map(([field, english], index) => ({
    field,
    english,
    spanish: spanish[index]?.[1] ?? '',
  }));
}

const TU =
  /(?<![\p{L}])(tú|tus?|te|ti|contigo|vosotr[oa]s|vuestr[oa]s?|tienes|debes|puedes|eres|estás|haces|necesitas|quieres|sabes|usas)(?![\p{L}])/iu;

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bare = (en: string): string => en.replace(/\s*\([^)]*\)/g, '').trim();

/**
 * Matches an English term in the singular or plural, and a verb in any form. A capitalized term such as Core matches
 * only if it is capitalized, because the core of a valve is something else.
 */
function englishPattern(en: string): RegExp {
  const stem = escaped(bare(en)).replace(/e$/, '');
  return new RegExp(`(?<![\\p{L}])${stem}(?:e|s|es|ed|ing|er|ers|d|y)?(?![\\p{L}])`, /^\p{Lu}/u.test(en) ? 'u' : 'iu');
}

/** Matches a Spanish term in any number and gender. If the term is an infinitive, matches every form of the verb. */
function spanishPattern(es: string): RegExp {
  const words = bare(es)
    .split(' ')
    .map((word) => {
      if (/^\p{L}{3,}[aei]r$/u.test(word)) return `${escaped(word.slice(0, -2))}\\p{L}*`;
      return word.length > 3
        ? `${escaped(word.replace(/(?:os|as|es|o|a|e)$/, ''))}(?:os|as|es|s|o|a|e)?`
        : escaped(word);
    });
  return new RegExp(`(?<![\\p{L}])${words.join('\\s+')}(?![\\p{L}])`, 'iu');
}

/** Matches these words exactly or with a plural ending. */
const literalPattern = (es: string): RegExp =>
  new RegExp(`(?<![\\p{L}])${escaped(bare(es))}(?:s|es)?(?![\\p{L}])`, 'giu');

interface CompiledTerm {
  english: RegExp;
  /** Matches each Spanish translation of the English term, in all senses of the term, as written or in the plural. */
  own: readonly RegExp[];
  /** Matches the same translations in any number, gender or form of the verb. */
  allowed: readonly RegExp[];
  not: readonly { word: string; pattern: RegExp }[];
}

export const compileTerms = (terms: readonly Term[]): CompiledTerm[] =>
  terms
    .toSorted((one, other) => bare(other.en).length - bare(one.en).length)
    .map(({ en, not }) => {
      const own = terms.filter((term) => bare(term.en) === bare(en)).flatMap(({ es, also }) => [es, ...also]);
      return {
        english: englishPattern(en),
        own: own.map(literalPattern),
        allowed: own.map((words) => new RegExp(spanishPattern(words).source, 'giu')),
        not: not.map((word) => ({ word, pattern: spanishPattern(word) })),
      };
    });

/** Removes the English term in parentheses that follows the first use of its translation: "regenerar (reclaim)". */
export const withoutFirstUses = (spanish: string): string => spanish.replace(/\s*\([a-zA-Z][a-zA-Z -]*\)/g, '');

/**
 * Lists the forbidden words in a translation. A word is allowed if it is part of the translation of another term in the
 * same text.
 */
function listForbidden({ english, spanish }: Pair, terms: readonly CompiledTerm[]): string[] {
  let rest = english.replace(REFERENCE, ' ');
  const present = terms.filter((term) => {
    const isPresent = term.english.test(rest);
    // Removes the term from the text, so that shorter terms inside it are not found.
    if (isPresent) rest = rest.replace(new RegExp(term.english, `g${term.english.flags}`), ' ');
    return isPresent;
  });
  const plain = withoutFirstUses(spanish.replace(REFERENCE, ' '));
  return present.flatMap((term) => {
    const others = present.filter((one) => one !== term).flatMap(({ allowed }) => allowed);
    const left = [...term.own, ...others].reduce((text, pattern) => text.replace(pattern, ' '), plain);
    return term.not.filter(({ pattern }) => pattern.test(left)).map(({ word }) => word);
  });
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Lists the faults of a translated text: figures, units, refrigerants and references that differ from those of the
 * English text, forbidden words, and addressing the reader in another way than as usted.
 */
export function checkPair(pair: Pair, terms: readonly CompiledTerm[]): string[] {
  const messages: string[] = [];
  const { field, english, spanish } = pair;
  const { missing, added } = compareFigures(english, spanish);
  if (missing.length > 0) messages.push(`${field} lacks ${missing.join(', ')}`);
  if (added.length > 0) messages.push(`${field} adds ${added.join(', ')}`);
  const count = (text: string, word: RegExp) => text.match(word)?.length ?? 0;
  if (count(english, /\bNOT\b/g) !== count(spanish, /\bNO\b/g))
    messages.push(`${field} needs NO where the English has NOT`);
  const familiar = TU.exec(spanish)?.[1];
  if (familiar) messages.push(`${field} says "${familiar}"; address the reader as usted`);
  for (const word of listForbidden(pair, terms))
    messages.push(`${field} says "${word}", which terms-es.yaml forbids here`);
  if (spanish.includes('?') !== spanish.includes('¿')) messages.push(`${field} opens or closes no question`);
  return messages;
}

function checkQuestion(source: SourceQuestion, translated: TranslatedQuestion, terms: readonly CompiledTerm[]) {
  const messages: string[] = [];
  const current = fingerprint(source);
  if (translated.of !== current)
    messages.push(`is stale or new: read it against the English, then write of: ${current}`);
  if (translated.answers.length !== source.answers.length) {
    return [...messages, `has ${translated.answers.length} answers, the English has ${source.answers.length}`];
  }
  if (Boolean(source.picture) !== Boolean(translated.picture)) messages.push('picture is missing or has no English');
  messages.push(...pairsOf(source, translated).flatMap((pair) => checkPair(pair, terms)));
  const options = translated.answers.map(({ text }) => tidy(text));
  if (new Set(options).size < options.length) messages.push('has two equal answers');
  return messages;
}

/**
 * Lists breaches of the rules in one file: the translations must be current, cover the same questions as the English
 * file, and have the same figures and terms.
 */
export function checkTranslation(
  file: string,
  sources: readonly SourceQuestion[],
  translated: readonly TranslatedQuestion[],
  terms: readonly CompiledTerm[],
): Breach[] {
  const byId = new Map(translated.map((one) => [one.id, one]));
  const known = new Set(sources.map(({ id }) => id));
  const strangers = translated.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return [
    ...strangers.map((question) => ({ file, question, message: 'has no English' })),
    ...sources.flatMap((source) => {
      const own = byId.get(source.id);
      const messages = own ? checkQuestion(source, own, terms) : ['has no Spanish'];
      return messages.map((message) => ({ file, question: source.id, message }));
    }),
  ];
}

/**
 * Lists English texts that have two different Spanish translations, which learners would take for two different things.
 */
export function checkOneForOne(
  files: readonly { file: string; sources: readonly SourceQuestion[]; translated: readonly TranslatedQuestion[] }[],
): Breach[] {
  const seen = new Map<string, { spanish: string; question: string }>();
  return files.flatMap(({ file, sources, translated }) => {
    const byId = new Map(translated.map((one) => [one.id, one]));
    return sources.flatMap((source) => {
      const own = byId.get(source.id);
      if (!own || own.answers.length !== source.answers.length) return [];
      return pairsOf(source, own).flatMap(({ field, english, spanish }) => {
        const plain = tidy(withoutFirstUses(spanish));
        const before = seen.get(tidy(english));
        if (!before) seen.set(tidy(english), { spanish: plain, question: source.id });
        if (!before || before.spanish === plain) return [];
        const message = `${field} differs from the Spanish of the same English in ${before.question}: "${before.spanish}"`;
        return [{ file, question: source.id, message }];
      });
    });
  });
}
