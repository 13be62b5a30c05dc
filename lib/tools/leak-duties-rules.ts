import { type Figures, printValue } from '@/lib/facts/rules';
import { addDays } from '@/lib/kernel/calendar';
import type { Note } from './entry-rules';
import { numberOf } from './figures-rules';

/**
 * Lists the duties of an owner whose appliance exceeds the leak rate limit: 40 CFR 82.157(d) to (l), and the parts of
 * 84.106 whose figures are registered.
 */

export type Law = '82.157' | '84.106';

interface Exceeded {
  law: Law;
  category: 'process' | 'commercial' | 'comfort' | 'transport' | 'residential';
  /** Full charge in pounds. */
  charge: number;
  /** Date of the refrigerant addition, YYYY-MM-DD, or ''. */
  addedOn: string;
  /** Date of the successful initial verification test, YYYY-MM-DD or ''. */
  testedOn: string;
  needsShutdown: boolean;
}

/** Formats 2026-01-31 as "January 31, 2026". */
// Stryker disable next-line StringLiteral: `printValue` does not read the unit.
const printDay = (date: string): string => printValue({ value: date, unit: '' });

/** Returns a deadline: "by March 2, 2026 (30 days)" if the start date is known, otherwise "within 30 days". */
function byWhen(fact: string, from: string, figures: Figures): string {
  if (from === '') return `within {{fact:${fact}}}`;
  return `by ${printDay(addDays(from, numberOf(figures, fact)))} ({{fact:${fact}}})`;
}

export function notesOnExceeding(exceeded: Exceeded, figures: Figures): Note[] {
  return exceeded.law === '82.157'
    ? [...repairsUnder608(exceeded, figures), inspections(exceeded, figures)]
    : [...repairsUnderAim(), inspections(exceeded, figures)];
}

function repairsUnder608({ category, addedOn, testedOn, needsShutdown }: Exceeded, figures: Figures): Note[] {
  const isShutDown = category === 'process' && needsShutdown;
  const time = isShutDown ? 'leak-repair-time-shutdown' : 'leak-repair-time';
  const limit = isShutDown ? 'parts-extension-limit-shutdown' : 'parts-extension-limit';
  return [
    {
      text: `Find and repair the leaks ${byWhen(time, addedOn, figures)}, counted from the addition${
        isShutDown ? '; an industrial process has to be shut down for it' : ''
      }. A certified technician inspects.`,
      cite: '40 CFR 82.157(d)',
    },
    {
      text: 'Initial verification test: after the repair, before refrigerant goes back in, within the same time.',
      cite: '40 CFR 82.157(e)(1)',
    },
    {
      text: `Follow-up verification test ${byWhen('follow-up-test-time', testedOn, figures)}, counted from the successful initial test, or from the return to normal operation if the appliance was evacuated.`,
      cite: '40 CFR 82.157(e)(2)',
    },
    {
      text: `Instead of repair: a plan to retrofit or retire the appliance ${byWhen('retrofit-plan-made', addedOn, figures)}, carried out within {{fact:retrofit-plan-done|words}} of its date.`,
      cite: '40 CFR 82.157(h)',
    },
    {
      text: `More time for parts: up to {{fact:parts-extension-after-delivery}} after delivery, and no later than ${
        addedOn === ''
          ? `{{fact:${limit}}}`
          : `${printDay(addDays(addedOn, numberOf(figures, limit)))} ({{fact:${limit}}})`
      } from exceeding the rate. The request goes to EPA within the time for repair.`,
      cite: '40 CFR 82.157(f)',
    },
    {
      text: 'The repair counts as successful if no refrigerant is added for {{fact:repair-presumed-good}}.',
      cite: '40 CFR 82.157(d)',
    },
  ];
}

/**
 * Returns the repair duties under 84.106. They contain no dates, because only the periods of 82.157 are registered
 * facts.
 */
function repairsUnderAim(): Note[] {
  return [
    {
      text: 'The leaks must be repaired and the repair verified. See 40 CFR 84.106 for its deadlines; the table below shows those of 40 CFR 82.157.',
      cite: '40 CFR 84.106',
    },
    {
      text: 'Instead of repair: a plan to retrofit or retire the appliance, carried out within {{fact:retrofit-plan-done|words}} of its date.',
      cite: '40 CFR 84.106',
    },
  ];
}

function inspections({ law, category, charge }: Exceeded, figures: Figures): Note {
  const isRefrigeration = category === 'process' || category === 'commercial';
  const isQuarterly = isRefrigeration && charge >= numberOf(figures, 'inspection-quarterly-charge');
  return {
    text: isQuarterly
      ? 'Then leak inspections every {{fact:inspection-quarterly-interval|words}}, until four quarters in a row stay within the limit.'
      : 'Then a leak inspection once a year, until one year stays within the limit.',
    cite: law === '82.157' ? '40 CFR 82.157(g)' : '40 CFR 84.106',
  };
}
