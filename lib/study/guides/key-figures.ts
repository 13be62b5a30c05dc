import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import type { Language } from '@/lib/kernel/language';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import { keyFigureWords } from '@/lib/study/guides/es/key-figures';
import { sourceInSpanish } from '@/lib/study/guides/es/sources';
import { REGISTERED_FACTS, resolveTexts } from '@/lib/study/guides/registry';

/** Key figures of each guide: pairs of the id of a registered fact and the name to show. */
export const CHOSEN_FIGURES: Readonly<Record<SectionGroup, readonly (readonly [fact: string, name: string])[]>> = {
  core: [
    [
      'exam-pass-count-closed-book',
      'Right answers of {{fact:exam-questions-per-group|value}} to pass a group, closed-book',
    ],
    ['venting-ban-ods', 'Venting CFCs and HCFCs has been illegal since'],
    ['cylinder-fill', 'Highest fill of a recovery cylinder'],
    ['pressure-class-high', 'High-pressure class begins, at {{fact:pressure-class-temperature}}, at'],
    ['penalty-civil-maximum', 'Highest civil penalty, per day per violation'],
    ['dehydration-target', 'Target of a deep vacuum, at or below'],
  ],
  'type-1': [
    ['small-appliance-charge', 'Small appliance: charged in a factory with at most'],
    [
      'small-appliance-recovery-working',
      'Charge to recover from a small appliance, compressor works, machine from {{fact:recovery-machine-date}} on',
    ],
    [
      'small-appliance-recovery-dead',
      'Charge to recover from a small appliance, compressor dead, machine from {{fact:recovery-machine-date}} on',
    ],
    ['small-appliance-vacuum', 'Vacuum that satisfies the recovery rule in every case'],
    ['system-dependent-limit', 'System-dependent machine: only for a full charge of up to'],
    ['exam-pass-count-mail-in', 'Right answers to pass Type I by mail, open-book'],
  ],
  'type-2': [
    [
      'evacuation-high-large',
      'Evacuation level, high pressure, {{fact:table-1-charge-line}} or more, machine from {{fact:recovery-machine-date}} on',
    ],
    [
      'evacuation-medium-large',
      'Evacuation level, medium pressure, {{fact:table-1-charge-line}} or more, machine from {{fact:recovery-machine-date}} on',
    ],
    ['leak-rate-comfort-cooling', 'Leak rate limit a year, comfort cooling'],
    ['leak-rate-commercial', 'Leak rate limit a year, commercial refrigeration'],
    ['leak-rate-industrial-process', 'Leak rate limit a year, industrial process refrigeration'],
    ['leak-repair-time', 'Time to repair a leak above the limit'],
  ],
  'type-3': [
    ['evacuation-low', 'Evacuation level, major work or disposal'],
    ['leak-test-ceiling', 'Highest leak test pressure'],
    ['rupture-disc', 'Rupture disc opens at'],
    ['vacuum-test-limit', 'Standing vacuum test: look for leaks if it rises above'],
    ['vapor-charge-until', 'Charge vapor, not liquid, until saturation is at'],
    ['oil-temperature', 'Before removing oil, heat it to'],
  ],
};

export interface KeyFigure {
  name: string;
  figure: string;
  /** The source in which the figure can be checked. */
  source: string;
}

/**
 * Lists the key figures of a guide with the values of the registered facts, in a language. Throws if a fact is not
 * registered.
 */
export function listKeyFigures(group: SectionGroup, language: Language = 'en'): KeyFigure[] {
  const isSpanish = language === 'es';
  return CHOSEN_FIGURES[group].map(([id, english], at) => {
    const fact = REGISTERED_FACTS.find((registered) => registered.id === id);
    if (!fact) throw new Error(`The key figures name ${id}, which is not in the registry.`);
    const name = isSpanish ? (keyFigureWords[group][at] ?? english) : english;
    const texts = { name, figure: `{{fact:${id}}}` };
    const source = isSpanish ? sourceInSpanish(fact.source) : fact.source;
    return { ...resolveTexts('The key figures', texts, isSpanish ? SPANISH_FORMS : undefined), source };
  });
}
