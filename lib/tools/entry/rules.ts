/** Entries and answers of the tools. */

/** State of a field: empty, a number, or refused with a sentence that says what to enter instead. */
export type Entry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'refused'; readonly say: string };

interface Bounds {
  min: number;
  max: number;
  /** Instruction for a refused entry, as a whole sentence. */
  say: string;
}

/** Accepts 12, 12.5, .5, 1,200, -40 and the minus sign that phones write, −40. */
const NUMBER = /^[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

export function readNumber(text: string, { min, max, say }: Bounds): Entry {
  const typed = text.trim();
  // A sign or a point alone is a number that is still being typed.
  if (/^[-−]?\.?$/.test(typed)) return { kind: 'empty' };
  const value = Number(typed.replace('−', '-').replaceAll(',', ''));
  if (!NUMBER.test(typed) || !Number.isFinite(value) || value < min || value > max) return { kind: 'refused', say };
  return { kind: 'number', value };
}

export interface Note {
  readonly text: string;
  /** The paragraph of the rule, or another source where no rule applies. */
  readonly cite: string;
}

/** The answer of a tool with the rule behind it. Texts may name facts as `{{fact:ID}}`. */
export interface Ruling {
  readonly headline: string;
  /** Repeats the entries, so that typing errors are noticed. */
  readonly detail: string;
  readonly cite: string;
  readonly notes: readonly Note[];
}

export type Outcome<Field extends string> =
  /** An entry is missing. */
  | { readonly kind: 'waiting'; readonly say: string }
  | { readonly kind: 'refused'; readonly field: Field; readonly say: string }
  | { readonly kind: 'ruling'; readonly ruling: Ruling };

export const ruled = (ruling: Ruling): Outcome<never> => ({ kind: 'ruling', ruling });
export const waiting = (say: string): Outcome<never> => ({ kind: 'waiting', say });

/** Prints a number without trailing zeros and with at most `decimals` decimals: 12.5, 1,200. */
export const printNumber = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals });
