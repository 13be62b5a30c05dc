import type { Language } from '@/lib/kernel/language';

/** The file name. It contains no student's name, for privacy. */
export const CERTIFICATE_FILE = 'certificate-of-completion.pdf';

/**
 * Contents of a certificate of completion. A text is null if the fonts lack one of its letters; the certificate then
 * has a blank line for handwriting.
 */
export interface Certificate {
  /** Language of the texts around the names. */
  language: Language;
  student: string | null;
  className: string | null;
  /** Null when the account has no name, or the fonts lack one of its letters. */
  instructor: string | null;
  /** Tests in order of completion. */
  tests: CertifiedTest[];
  issuedOn: string;
}

export interface CertifiedTest {
  title: string;
  /** "Practice" or "practice exam", followed by the subject. */
  kind: string;
  completedOn: string;
  score: string;
}

/**
 * First and last code point of each range that the fonts contain: Latin with the accents of European languages and
 * Vietnamese, Greek and Cyrillic.
 */
export const WRITABLE: readonly (readonly [number, number])[] = [
  ...([
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x2bb, 0x2bc],
  ] as const),
  ...([
    [0x300, 0x304],
    [0x306, 0x30c],
    [0x323, 0x323],
    [0x326, 0x328],
  ] as const),
  ...([
    [0x386, 0x386],
    [0x388, 0x38a],
    [0x38c, 0x38c],
    [0x38e, 0x3a1],
    [0x3a3, 0x3ce],
  ] as const),
  ...([
    [0x400, 0x45f],
    [0x48a, 0x4f9],
    [0x1e00, 0x1eff],
  ] as const),
  ...([
    [0x2010, 0x2015],
    [0x2018, 0x201f],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2030, 0x2030],
  ] as const),
  ...([
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2116, 0x2116],
    [0x2122, 0x2122],
  ] as const),
];
const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** Matches three combining marks in a row. They would be drawn over the lines above and below. */
const PILED = /\p{M}{3}/u;

function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return WRITABLE.some(([first, last]) => code >= first && code <= last);
}

/**
 * Returns the text without symbols and invisible characters that the fonts lack. Returns null when the fonts lack a
 * letter, because leaving out a letter would change the name, or when the result is empty.
 */
export function writable(text: string): string | null {
  const characters = [
    ...text
      .normalize('NFC')
      .replaceAll(
        // Stryker disable next-line Regex: The last step turns several spaces into one anyway.
        /\p{Z}+/gu,
        ' ',
      )
      .replaceAll(/\p{C}/gu, ''),
  ];
  if (characters.some((one) => LETTER.test(one) && !isWritable(one)) || PILED.test(characters.join(''))) return null;
  return characters.filter(isWritable).join('').replaceAll(/ +/g, ' ').trim() || null;
}
