import dictionary from 'dictionary-es';
import nspell from 'nspell';
import { listTexts, type Term, type TranslatedQuestion } from '@/lib/bank/translation-adapter';
import { REFERENCE } from '@/lib/facts/rules';
import type { Breach } from './bank-rules';
import { withoutFirstUses } from './bank-spanish';

/** Checks of the spelling and readability of the Spanish translations. */

/** Words that the dictionary lacks: technical terms, and words derived from words in the dictionary. */
const MORE_WORDS = `amoníaco antirretorno autocontenido barrilete butano butilo capilar carátula cortatubos desconexión
  deshidratador deshumidificador difluorometano ducto economizador enchufable enfríelo epoxi esmeriladora
  evacúa evacúan evacúe evacúelo fluorado fluorocarbono formiato fosgeno glaucoma guideline
  halocarburo halones halón hidrofluoróxido inflamabilidad inutilizarlo Iowa isobutano melanoma
  mesosfera micrones micrón minisplit Ohio olefina precargada precargado Prevac propileno reciprocante
  register rellenable reventón semihermético smog subenfriador subparte tapafugas termosfera
  tetrafluoroetano tomacorriente triclorofluorometano trituración ultrabaja`;

/** Matches an infinitive or gerund with pronouns at its end: quitarlo, quitándoselo. */
const WITH_PRONOUN = /^(\p{L}+(?:[aeiáéí]r|[áé]ndo))(?:se(?:l[aeo]s?)?|l[aeo]s?)$/u;
/** Matches an imperative with pronouns at its end: etiquételo. The pronoun causes the accent. */
const IMPERATIVE = /^(\p{L}*)([áéíóú])(\p{L}*[aeo]n?)(?:se(?:l[aeo]s?)?|l[aeo]s?)$/u;
const PLAIN: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const withoutPronoun = (word: string): string =>
  WITH_PRONOUN.exec(word)?.[1]
    ?.replace(/á(r|ndo)$/, 'a$1')
    .replace(/é(r|ndo)$/, 'e$1')
    .replace(/ír$/, 'ir') ??
  word.replace(IMPERATIVE, (_, start: string, vowel: string, end: string) => `${start}${PLAIN[vowel]}${end}`);

/** Matches words of letters, but neither names such as R-410A nor abbreviations in capitals. */
const WORD = /(?<![\p{L}\d-])\p{L}[\p{Ll}]+(?:-\p{Ll}+)*(?![\p{L}\d-])/gu;
const UNITS = new Set(['psig', 'psia', 'psi', 'lb', 'oz', 'ppm', 'in', 'Hg', 'Hz', 'mm', 'ft', 'min']);

const wordsOf = (text: string): string[] =>
  (withoutFirstUses(text).replace(REFERENCE, ' ').match(WORD) ?? [])
    .flatMap((word) => word.split('-'))
    .filter((word) => !UNITS.has(word));

/** Returns a function that is true for a correct Spanish word and for a word of the given terms. */
export function createSpeller(terms: readonly Term[]): (word: string) => boolean {
  const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  const known = [MORE_WORDS, ...terms.flatMap(({ es, also }) => [es, ...also])].flatMap(
    (text) => text.match(/\p{L}+/gu) ?? [],
  );
  for (const word of new Set(known)) spell.add(word);
  const isKnown = (word: string) => spell.correct(word) || spell.correct(word.toLowerCase());
  return (word) =>
    isKnown(word) ||
    isKnown(withoutPronoun(word)) ||
    [/s$/, /es$/].some((ending) => ending.test(word) && isKnown(word.replace(ending, '')));
}

/** Lists the words of the texts that are misspelled, each once. */
export const listMisspelled = (texts: readonly string[], isCorrect: (word: string) => boolean): string[] => [
  ...new Set(texts.flatMap(wordsOf).filter((word) => !isCorrect(word))),
];

/** Lists misspelled words, each once per question. */
export function checkSpelling(
  file: string,
  questions: readonly TranslatedQuestion[],
  isCorrect: (word: string) => boolean,
): Breach[] {
  return questions.flatMap((question) => {
    const texts = listTexts(question, question.picture).map(([, text]) => text);
    return listMisspelled(texts, isCorrect).map((word) => ({
      file,
      question: question.id,
      message: `"${word}" is not in the dictionary`,
    }));
  });
}

/** Counts syllables: each vowel except an unstressed i or u beside another vowel. */
const countSyllables = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?<=q|g)u(?=[eiéí])/g, '')
      .replace(/[iuü]?[aeoáéó][iuüy]?|[iuüíú]+/g, 'A')
      .replace(/[^A]/g, '').length,
  );

/**
 * Returns the INFLESZ readability (Szigriszt-Pazos) of a stem with its options, from 0 (hard) to 100 (easy); 55 is
 * normal. A name or figure counts as a word of one syllable.
 */
export function easeOf({ text, answers }: Pick<TranslatedQuestion, 'text' | 'answers'>): number {
  const texts = [text, ...answers.map((answer) => answer.text)].map(withoutFirstUses);
  const words = texts.flatMap((one) => one.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word));
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 1 : countSyllables(word)), 0);
  const sentences = texts.reduce((sum, one) => sum + Math.max(1, one.match(/[.?!](?=\s|$)/g)?.length ?? 1), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences;
}
