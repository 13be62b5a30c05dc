import { type Figure, type FigureForms, type Figures, resolveDeep } from '@/lib/facts/rules';

/** A registered fact: its id and figure. A page passes to a tool only the facts that the tool needs. */
export type FigureEntry = readonly [id: string, figure: Pick<Figure, 'value' | 'unit'>];

/** Returns the figure of a registered fact as a number. Throws if the fact is unknown or its figure is not a number. */
export function numberOf(figures: Figures, id: string): number {
  const value = Number(figures.get(id)?.value);
  if (!Number.isFinite(value)) throw new Error(`The fact ${id} is no number that a tool could use`);
  return value;
}

/**
 * Replaces `{{fact:ID}}` in texts, at any depth, by the registered figures: in English, or in the given forms. Throws
 * for an unknown fact.
 */
export function withFigures<T>(texts: T, figures: Figures, forms?: FigureForms): T {
  const { value, problems } = resolveDeep(texts, figures, forms);
  if (problems.length > 0) throw new Error(`A tool's text ${problems.join('; ')}`);
  return value as T;
}
