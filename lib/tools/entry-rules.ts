/** Types and parsers for the entries and answers of the tools. */

/** State of an entry: empty, a number, or refused with a sentence on what to enter instead. */
export type Entry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'refused'; readonly say: string };

interface Bounds {
  min: number;
  max: number;
  /** Sentence that says what to enter instead. */
  say: string;
}

/** Matches 12, 12.5, .5, 1,200, -40, and −40 with the minus sign that phones type. */
const NUMBER = /^[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

export function readNumber(text: string, { min, max, say }: Bounds): Entry {
  const typed = text.trim();
  // A single sign or point is the start of a number that is still being typed.
  if (/^[-−]?\.?$/.test(typed)) return { kind: 'empty' };
  const value = Number(typed.replace('−', '-').replaceAll(',', ''));
  if (!NUMBER.test(typed) || !Number.isFinite(value) || value < min || value > max) return { kind: 'refused', say };
  return { kind: 'number', value };
}

export interface Note {
  readonly text: string;
  /** The paragraph of the regulation that the answer follows, or another source if no regulation applies. */
  readonly cite: string;
}

/** Answer of a tool, with its source. Texts may contain registered facts as `{{fact:ID}}`. */
export interface Ruling {
  readonly headline: string;
  /** A text that repeats the entries, so that the user notices typing errors. */
  readonly detail: string;
  readonly cite: string;
  readonly notes: readonly Note[];
}

export type Outcome<Field extends string> =
  /** An entry is still missing; `say` asks for it. */
  | { readonly kind: 'waiting'; readonly say: string }
  | { readonly kind: 'refused'; readonly field: Field; readonly say: string }
  | { readonly kind: 'ruling'; readonly ruling: Ruling };

export const ruled = (ruling: Ruling): Outcome<never> => ({ kind: 'ruling', ruling });
export const waiting = (say: string): Outcome<never> => ({ kind: 'waiting', say });

/** Formats a number with at most `decimals` decimals and no trailing zeros: 12.5, 1,200. */
export const printNumber = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals });
