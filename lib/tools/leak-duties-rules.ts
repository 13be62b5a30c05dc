import type { Figures } from '@/lib/facts/rules';
import { addDays } from '@/lib/kernel/calendar';
import type { Note } from './entry-rules';
import { numberOf } from './figures-rules';
import { printDay, type ToolLanguage } from './texts-rules';

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

/**
 * Returns the parts of a deadline: the last day of the fact's period counted from a date, and the length of the period.
 */
function periodAfter(fact: string, from: string, figures: Figures, { forms }: ToolLanguage) {
  return { day: printDay(addDays(from, numberOf(figures, fact)), forms), time: `{{fact:${fact}}}` };
}

/** Returns a deadline: "by March 2, 2026 (30 days)" if the start date is known, otherwise "within 30 days". */
function byWhen(fact: string, from: string, figures: Figures, language: ToolLanguage): string {
  if (from === '') return language.t('within', { time: `{{fact:${fact}}}` });
  return language.t('byDay', periodAfter(fact, from, figures, language));
}

export function notesOnExceeding(exceeded: Exceeded, figures: Figures, language: ToolLanguage): Note[] {
  return [
    ...(exceeded.law === '82.157' ? repairsUnder608(exceeded, figures, language) : repairsUnderAim(language)),
    inspections(exceeded, figures, language),
  ];
}

function repairsUnder608(exceeded: Exceeded, figures: Figures, language: ToolLanguage): Note[] {
  const { category, addedOn, testedOn, needsShutdown } = exceeded;
  const { t } = language;
  const isShutDown = category === 'process' && needsShutdown;
  const time = isShutDown ? 'leak-repair-time-shutdown' : 'leak-repair-time';
  const limit = isShutDown ? 'parts-extension-limit-shutdown' : 'parts-extension-limit';
  const timeForParts =
    addedOn === ''
      ? t('dutyParts', { time: `{{fact:${limit}}}` })
      : t('dutyPartsBy', periodAfter(limit, addedOn, figures, language));
  const when = (fact: string, from: string) => ({ when: byWhen(fact, from, figures, language) });
  return [
    { text: t(isShutDown ? 'dutyRepairShutdown' : 'dutyRepair', when(time, addedOn)), cite: '40 CFR 82.157(d)' },
    { text: t('dutyInitialTest'), cite: '40 CFR 82.157(e)(1)' },
    { text: t('dutyFollowUpTest', when('follow-up-test-time', testedOn)), cite: '40 CFR 82.157(e)(2)' },
    { text: t('dutyPlan', when('retrofit-plan-made', addedOn)), cite: '40 CFR 82.157(h)' },
    { text: timeForParts, cite: '40 CFR 82.157(f)' },
    { text: t('dutyPresumed'), cite: '40 CFR 82.157(d)' },
  ];
}

/**
 * Returns the repair duties under 84.106. They contain no dates, because only the periods of 82.157 are registered
 * facts.
 */
const repairsUnderAim = ({ t }: ToolLanguage): Note[] => [
  { text: t('dutyAim'), cite: '40 CFR 84.106' },
  { text: t('dutyAimPlan'), cite: '40 CFR 84.106' },
];

function inspections({ law, category, charge }: Exceeded, figures: Figures, { t }: ToolLanguage): Note {
  const isRefrigeration = category === 'process' || category === 'commercial';
  const isQuarterly = isRefrigeration && charge >= numberOf(figures, 'inspection-quarterly-charge');
  return {
    text: t(isQuarterly ? 'dutyQuarterly' : 'dutyYearly'),
    cite: law === '82.157' ? '40 CFR 82.157(g)' : '40 CFR 84.106',
  };
}
