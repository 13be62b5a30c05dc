/** What people type into a tool, and what a tool answers. */

/** What stands in a field: nothing yet, a number, or a sentence that says what to enter instead. */
export type Entry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'refused'; readonly say: string };

interface Bounds {
  min: number;
  max: number;
  /** What to enter, as a whole sentence. */
  say: string;
}

/** 12, 12.5, .5, 1,200, -40 and with the sign that phones write, −40. */
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
  /** The paragraph, or the source where no rule speaks. */
  readonly cite: string;
}

/** The answer of a tool with the rule that it rests on. Texts may name facts as `{{fact:ID}}`. */
export interface Ruling {
  readonly headline: string;
  /** For which entries, so that a slip of the finger is seen. */
  readonly detail: string;
  readonly cite: string;
  readonly notes: readonly Note[];
}

export type Outcome<Field extends string> =
  /** Something is missing. */
  | { readonly kind: 'waiting'; readonly say: string }
  | { readonly kind: 'refused'; readonly field: Field; readonly say: string }
  | { readonly kind: 'ruling'; readonly ruling: Ruling };

export const ruled = (ruling: Ruling): Outcome<never> => ({ kind: 'ruling', ruling });
export const waiting = (say: string): Outcome<never> => ({ kind: 'waiting', say });

/** At most so many decimals, and no more zeros than it takes: 12.5, 1,200. */
export const printNumber = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals });
