import type { Figures } from '@/lib/facts/rules';
import { isDate } from '@/lib/kernel/calendar';
import { type Entry, type Note, type Outcome, printNumber, readNumber, ruled, waiting } from './entry-rules';
import { numberOf, withFigures } from './figures-rules';
import { type Law, notesOnExceeding } from './leak-duties-rules';
import type { ToolLanguage, ToolTranslate } from './texts-rules';

/** Calculates the leak rate of an appliance and the duties that follow from it: 40 CFR 82.152, 82.157 and 84.106. */

export type Kind = 'ods' | 'hfc' | 'other';
export type Category = 'process' | 'commercial' | 'comfort' | 'transport' | 'residential';
export type Method = 'annualizing' | 'rolling';

export interface LeakEntries {
  kind: Kind | '';
  category: Category | '';
  method: Method;
  /** Full charge in pounds, as typed. */
  charge: string;
  /**
   * Pounds added, as typed. Annualizing method: in this addition. Rolling average: in the last 365 days, including
   * this addition.
   */
  added: string;
  /** Days since the previous addition, as typed; only for the annualizing method. */
  days: string;
  /** Pounds added in this calendar year, as typed; optional. */
  addedInCalendarYear: string;
  /** Date of this addition, YYYY-MM-DD; optional. */
  addedOn: string;
  /** Date of the successful initial verification test, YYYY-MM-DD; optional. */
  testedOn: string;
  /** True if the repair requires a shutdown of the industrial process. */
  needsShutdown: boolean;
}

type LeakField = 'charge' | 'added' | 'days' | 'addedInCalendarYear' | 'addedOn' | 'testedOn';
type Answer = Outcome<LeakField>;

/**
 * Leak rate limits by category, as ids of registered facts: 40 CFR 82.157(c)(2). 84.106 has the same limits, and counts
 * refrigerated transport as the last category.
 */
const LIMITS: Readonly<Record<Category, string>> = {
  process: 'leak-rate-industrial-process',
  commercial: 'leak-rate-commercial',
  comfort: 'leak-rate-comfort-cooling',
  transport: 'leak-rate-comfort-cooling',
  residential: 'leak-rate-comfort-cooling',
};

/** Ids of all registered facts that the texts of this tool may contain. */
export const LEAK_FACTS: readonly string[] = [
  ...new Set(Object.values(LIMITS)),
  ...['leak-repair-ods-charge', 'leak-repair-hfc-charge', 'leak-repair-hfc-gwp', 'leak-repair-hfc-since'],
  ...['leak-rate-days', 'leak-repair-time', 'leak-repair-time-shutdown', 'follow-up-test-time', 'repair-presumed-good'],
  ...['parts-extension-after-delivery', 'parts-extension-limit', 'parts-extension-limit-shutdown'],
  ...['retrofit-plan-made', 'retrofit-plan-done', 'inspection-quarterly-charge', 'inspection-quarterly-interval'],
  ...['chronic-leaker-share', 'chronic-leaker-report', 'records-kept', 'appliance-record-kept', 'purge-destruction'],
  ...['mixed-use-process-share'],
];

const LARGEST_LB = 1_000_000;
const EARLIEST = '1990-01-01';
const LATEST = '2100-12-31';
const BOUNDS = {
  charge: { min: 0.01, max: LARGEST_LB, say: 'refuseFullCharge' },
  added: { min: 0, max: LARGEST_LB, say: 'refuseAdded' },
  days: { min: 1, max: 100_000, say: 'refuseDays' },
  addedInCalendarYear: { min: 0, max: LARGEST_LB, say: 'refuseInCalendarYear' },
} as const;

const isWithin = (date: string): boolean => isDate(date) && date >= EARLIEST && date <= LATEST;

interface Numbers {
  charge: number;
  added: number;
  days: number;
  inCalendarYear: number | undefined;
}

/**
 * Returns the leak rate, the limit for the appliance, and the duties that follow. Texts contain figures instead of the
 * ids of registered facts.
 */
export function findLeakRate(entries: LeakEntries, figures: Figures, language: ToolLanguage): Answer {
  const found = decide(entries, figures, language);
  return found.kind === 'ruling' ? { ...found, ruling: withFigures(found.ruling, figures, language.forms) } : found;
}

function decide(entries: LeakEntries, figures: Figures, language: ToolLanguage): Answer {
  const { kind, category, addedOn, testedOn } = entries;
  const { t } = language;
  const numbers = readNumbers(entries, t);
  if ('kind' in numbers) return numbers;
  if (addedOn !== '' && !isWithin(addedOn)) return { kind: 'refused', field: 'addedOn', say: t('refuseDate') };
  if (testedOn !== '' && (!isWithin(testedOn) || testedOn < addedOn)) {
    const say = t(isWithin(testedOn) ? 'refuseTestedOn' : 'refuseDate');
    return { kind: 'refused', field: 'testedOn', say };
  }
  if (kind === '') return waiting(t('chooseKind'));
  if (category === '') return waiting(t('chooseCategory'));
  return judge({ entries, kind, category, numbers, figures, language });
}

function readNumbers(entries: LeakEntries, t: ToolTranslate): Numbers | Answer {
  const read = (field: keyof typeof BOUNDS): Entry =>
    readNumber(entries[field], { ...BOUNDS[field], say: t(BOUNDS[field].say) });
  const fields = ['charge', 'added', 'days', 'addedInCalendarYear'] as const;
  const asked = fields.filter((field) => field !== 'days' || entries.method === 'annualizing');
  for (const field of asked) {
    const entry = read(field);
    if (entry.kind === 'refused') return { kind: 'refused', field, say: entry.say };
  }
  const value = (field: keyof typeof BOUNDS): number | undefined => {
    const entry = read(field);
    // Stryker disable next-line ConditionalExpression: An empty or refused entry has no value.
    return entry.kind === 'number' ? entry.value : undefined;
  };
  const charge = value('charge');
  const added = value('added');
  const days = entries.method === 'annualizing' ? value('days') : 1;
  if (charge === undefined) return waiting(t('enterFullCharge'));
  if (added === undefined) return waiting(t('enterAdded'));
  if (days === undefined) return waiting(t('enterDays'));
  return { charge, added, days, inCalendarYear: value('addedInCalendarYear') };
}

/**
 * Returns the percentage of the full charge lost in 12 months, by 40 CFR 82.152. Annualizing: pounds divided by charge,
 * scaled from the days since the previous addition (at most a year) to a year. Rolling average: pounds added in a year
 * divided by charge.
 */
export function leakRate(
  method: Method,
  { charge, added, days }: Omit<Numbers, 'inCalendarYear'>,
  yearDays: number,
): number {
  const share = (added / charge) * 100;
  return method === 'rolling' ? share : (share * yearDays) / Math.min(days, yearDays);
}

interface Case {
  entries: LeakEntries;
  kind: Kind;
  category: Category;
  numbers: Numbers;
  figures: Figures;
  language: ToolLanguage;
}

/** Returns the leak repair rule that applies; null if none does. */
export function lawOf(
  { kind, category, charge }: { kind: Kind; category: Category; charge: number },
  figures: Figures,
): Law | null {
  if (kind === 'ods') return charge >= numberOf(figures, 'leak-repair-ods-charge') ? '82.157' : null;
  if (kind === 'other' || category === 'residential') return null;
  return charge >= numberOf(figures, 'leak-repair-hfc-charge') ? '84.106' : null;
}

function judge(given: Case): Answer {
  const { entries, kind, category, numbers, figures, language } = given;
  const { t } = language;
  const rate = leakRate(entries.method, numbers, numberOf(figures, 'leak-rate-days'));
  const law = lawOf({ kind, category, charge: numbers.charge }, figures);
  const limit = LIMITS[category];
  const printed = { rate: printRate(rate, numberOf(figures, limit)) };
  if (!law) {
    return ruled({
      headline: t('rateNoRule', printed),
      detail: `${whyNone(given)} ${t(entries.method === 'rolling' ? 'byRolling' : 'byAnnualizing')}`,
      cite: '40 CFR 82.157(a); 40 CFR 84.106',
      notes: [{ text: t('goodPractice'), cite: '40 CFR 82.154(a)' }],
    });
  }
  const isOver = rate > numberOf(figures, limit);
  const exceeded = { law, category, charge: numbers.charge, ...datesOf(entries) };
  return ruled({
    headline: t(isOver ? 'rateOver' : 'rateWithin', { ...printed, limit: `{{fact:${limit}}}` }),
    detail: `${t(isOver ? 'mustRepair' : 'noRepair')} ${reckoning(given)}`,
    cite: law === '82.157' ? '40 CFR 82.152; 40 CFR 82.157(b), (c)(2)' : '40 CFR 84.106; 40 CFR 82.152',
    notes: [
      ...(isOver ? notesOnExceeding(exceeded, figures, language) : []),
      ...chronic(given, law),
      { text: t('whenCalculated'), cite: '40 CFR 82.152; 40 CFR 82.157(b)' },
      { text: t('recordsKept'), cite: '40 CFR 82.157(l); 40 CFR 84.106' },
    ],
  });
}

/**
 * Formats a rate with as few decimals as possible, but at least one, and so that it does not look equal to the limit:
 * 20.04, not 20.
 */
function printRate(rate: number, limit: number): string {
  const decimals = [1, 2, 3].find((count) => Number(rate.toFixed(count)) !== limit) ?? 1;
  return printNumber(rate, decimals);
}

const datesOf = ({ addedOn, testedOn, needsShutdown }: LeakEntries) => ({ addedOn, testedOn, needsShutdown });

function whyNone({ kind, category, numbers, language: { t } }: Case): string {
  const charge = printNumber(numbers.charge, 2);
  if (kind === 'ods') return t('noRuleOds', { charge });
  if (kind === 'other') return t('noRuleOther');
  if (category === 'residential') return t('noRuleResidential');
  return t('noRuleHfc', { charge });
}

/** Returns the calculation as text, so that readers can check it by hand. */
function reckoning({ entries, numbers, figures, language: { t } }: Case): string {
  const pounds = { added: printNumber(numbers.added, 2), charge: printNumber(numbers.charge, 2) };
  if (entries.method === 'rolling') return t('sumRolling', pounds);
  const year = numberOf(figures, 'leak-rate-days');
  const days = printNumber(Math.min(numbers.days, year), 2);
  return t('sumAnnualized', { ...pounds, year: String(year), days });
}

/** Returns the note on chronic leakers. 40 CFR 82.157(j) counts the pounds of a calendar year, not the leak rate. */
function chronic({ entries: { addedOn }, numbers, figures, language: { t } }: Case, law: Law): Note[] {
  const { inCalendarYear, charge } = numbers;
  if (inCalendarYear === undefined) return [];
  const cite = law === '82.157' ? '40 CFR 82.157(j)' : '40 CFR 84.106';
  const exact = (inCalendarYear / charge) * 100;
  const share = printNumber(exact, 1);
  if (exact < numberOf(figures, 'chronic-leaker-share')) return [{ text: t('chronicBelow', { share }), cite }];
  if (addedOn === '') return [{ text: t('chronicReport', { share }), cite }];
  return [{ text: t('chronicReportIn', { share, year: String(Number(addedOn.slice(0, 4)) + 1) }), cite }];
}
