/**
 * Formats registered facts. Texts of the question bank contain references such as `{{fact:ID}}`; these functions
 * replace the references by figures.
 */

import { NUMBER_WORDS } from '@/lib/kernel/number-words';

/** The figure of a registered fact, as `prisma/question-bank/facts.yaml` states it. */
export interface Figure {
  /** A number; a date such as 2030-01-01; or a text, such as words, a year, or "1.0" with its zero. */
  value: number | string;
  /** Unit such as "%", "$", "lb", "days" or "in. Hg"; empty for dates, years and words. */
  unit: string;
}

/** Matches a figure that is a date, such as 2030-01-01. */
export const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** Matches units that have a singular and a plural: "1 year", "3 years". Other units never change. */
const COUNTED = /^(?:second|minute|hour|day|week|month|quarter|year)s$/;

/** Formats the value without its unit: "124,426", "1.0", "January 1, 2030". */
export function printValue({ value }: Figure): string {
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  // Stryker disable next-line ArrayDeclaration: The first part is skipped, so `year` is undefined by either.
  const [, year, month, day] = DATE.exec(value) ?? [];
  return year ? `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}` : value;
}

const unitAfter = ({ value, unit }: Figure): string => {
  if (COUNTED.test(unit) && Number(value) === 1) return ` ${unit.slice(0, -1)}`;
  return unit === '%' ? unit : ` ${unit}`;
};

/** Formats the figure as questions write it: "30%", "$10,000", "15 lb", "1 year". */
export function printFigure(figure: Figure): string {
  const value = printValue(figure);
  if (figure.unit === '$') return `$${value}`;
  return figure.unit === '' ? value : `${value}${unitAfter(figure)}`;
}

/**
 * Formats the figure for running text, such as "30 percent" or "three years". Figures without such a form are formatted
 * as by `printFigure`.
 */
export function spellFigure(figure: Figure): string {
  if (figure.unit === '%') return `${printValue(figure)} percent`;
  const word = COUNTED.test(figure.unit) ? NUMBER_WORDS[Number(figure.value)] : undefined;
  return word ? `${word}${unitAfter(figure)}` : printFigure(figure);
}

/** Matches references such as `{{fact:ID}}` and `{{fact:ID|words}}`. */
export const REFERENCE = /\{\{fact:([^}|]*)(?:\|([^}]*))?\}\}/g;

/**
 * Functions that format a figure in one language. Keys: the forms that a reference can request (none, `value` or
 * `words`).
 */
export type FigureForms = Readonly<Record<string, (figure: Figure) => string>>;

export const ENGLISH_FORMS: FigureForms = {
  '': printFigure,
  /** The value without its unit, for lists such as "30, 20 and 10%". */
  value: printValue,
  words: spellFigure,
};

/** Figures of registered facts by fact id. */
export type Figures = ReadonlyMap<string, Figure>;

export interface Resolved {
  text: string;
  /** Ids of the facts to which the text refers, each once. */
  names: string[];
  /** Messages about references that could not be resolved. */
  problems: string[];
}

/**
 * Replaces fact references in a text by figures. A reference that cannot be resolved stays in the text and is reported.
 */
export function resolveFacts(text: string, figures: Figures, forms: FigureForms = ENGLISH_FORMS): Resolved {
  const names = new Set<string>();
  const problems: string[] = [];
  const resolved = text.replace(REFERENCE, (reference, id: string, form: string | undefined) => {
    const figure = figures.get(id);
    const print = forms[form ?? ''];
    if (!figure) problems.push(`names the fact ${id}, which is not in facts.yaml`);
    else if (!print) problems.push(`asks for ${id} as "${form}"; there is value and words`);
    else {
      names.add(id);
      return print(figure);
    }
    return reference;
  });
  if (problems.length === 0 && /\{\{|\}\}/.test(resolved)) problems.push('has braces that name no fact');
  return { text: resolved, names: [...names], problems };
}

/** Replaces fact references in all texts of a value of any shape. */
export function resolveDeep(
  value: unknown,
  figures: Figures,
  forms: FigureForms = ENGLISH_FORMS,
): { value: unknown; names: string[]; problems: string[] } {
  const names = new Set<string>();
  const problems: string[] = [];
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') {
      const resolved = resolveFacts(part, figures, forms);
      for (const name of resolved.names) names.add(name);
      problems.push(...resolved.problems);
      return resolved.text;
    }
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object' || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return { value: walk(value), names: [...names], problems };
}

/** Maximum lengths in characters. */
export const FACT_LIMITS = { name: 200, value: 120, unit: 40, source: 300 } as const;
export const FACTS_PAGE_SIZE = 25;

/** Adds months to a date (YYYY-MM-DD). Uses the last day of the month if the month is too short. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

const FACT_FILTERS = ['all', 'due'] as const;
export type FactFilter = (typeof FACT_FILTERS)[number];

/** Parses the filter from the URL. Unknown values return `all`. */
export const readShownFacts = (text: unknown): FactFilter => FACT_FILTERS.find((known) => known === text) ?? 'all';

/** Joins a formatted value and its unit, which the database stores separately: "30%", "$10,000", "15 lb". */
export function joinUnit({ value, unit }: { value: string; unit: string }): string {
  if (unit === '$') return `$${value}`;
  return unit === '%' ? `${value}%` : `${value} ${unit}`.trim();
}

interface Change {
  name: string;
  before: { value: string; unit: string };
  after: { value: string; unit: string };
}

/** Describes a changed fact. Admins see the description as the reason why a question is in review. */
export const reasonOf = ({ name, before, after }: Change): string =>
  `${name}: ${joinUnit(before)} → ${joinUnit(after)}`;
