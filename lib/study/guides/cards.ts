import { readFactNames } from '@/lib/bank/translation-adapter';
import { printFigure } from '@/lib/facts/rules';
import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Language } from '@/lib/kernel/language';
import { FACT_PREFIXES } from '@/lib/kernel/section-facts';
import type { SectionGroup } from '@/lib/kernel/section-groups';
import type { FactCard } from '@/lib/study/cards-rules';
import { sourceInSpanish } from '@/lib/study/guides/es/sources';
import { BANK_FOLDER, REGISTERED_FACTS, requireRead, resolveTexts } from '@/lib/study/guides/registry';

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

const names = requireRead('The names of the facts in Spanish', readFactNames(BANK_FOLDER));

const SPANISH_CARDS: readonly FactCard[] = CARDS.map((card) => {
  const name = names[card.id];
  if (!name) throw new Error(`facts.es.yaml lacks ${card.id}`);
  const figure = resolveTexts('The cards in Spanish', `{{fact:${card.id}}}`, SPANISH_FORMS);
  return { ...card, name, figure, source: sourceInSpanish(card.source) };
});

/** Returns the flash cards in a language. Their ids are the same in each language, and so are a learner's marks. */
export const cardsIn = (language: Language): readonly FactCard[] => (language === 'es' ? SPANISH_CARDS : CARDS);
