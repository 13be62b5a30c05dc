import { printFigure } from '@/lib/facts/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import { FACT_PREFIXES } from '@/lib/kernel/section-facts';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import type { FactCard } from '@/lib/study/cards-rules';
import { REGISTERED_FACTS } from '@/lib/study/guides/registry';

/** Prefix of the ids of facts about the exam itself. Their cards are shown with the Core cards. */
const OF_THE_TEST = 'X';

const prefixOf = (factId: string): string => factId.slice(0, factId.indexOf('-'));

function sectionsOf(factIds: readonly string[]): SectionGroup[] {
  const prefixes = new Set(factIds.map(prefixOf));
  return SECTIONS.filter(
    ({ group }) => prefixes.has(FACT_PREFIXES[group]) || (group === 'core' && prefixes.has(OF_THE_TEST)),
  ).map(({ group }) => group);
}

/** Flash cards for all registered facts that were checked in their source, in the order of the file. */
export const CARDS: readonly FactCard[] = REGISTERED_FACTS.flatMap(
  ({ id, name, value, unit, source, checkedOn, facts }) =>
    checkedOn
      ? [{ id, name, figure: printFigure({ value, unit }), source, checkedOn, sections: sectionsOf(facts) }]
      : [],
);
