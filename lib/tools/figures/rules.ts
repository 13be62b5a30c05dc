import { type Figure, type Figures, resolveDeep } from '@/lib/facts/rules';

/** Registered facts as a page hands them to a tool: the few that it needs, by id. */
export type FigureEntry = readonly [id: string, figure: Pick<Figure, 'value' | 'unit'>];

/** A registered figure to reckon with. Throws where it is none. */
export function numberOf(figures: Figures, id: string): number {
  const value = Number(figures.get(id)?.value);
  if (!Number.isFinite(value)) throw new Error(`The fact ${id} is no number that a tool could use`);
  return value;
}

/** The texts of a ruling or table with the registry's figures in them. Throws where one names a fact that there is not. */
export function withFigures<T>(texts: T, figures: Figures): T {
  const { value, problems } = resolveDeep(texts, figures);
  if (problems.length > 0) throw new Error(`A tool's text ${problems.join('; ')}`);
  return value as T;
}
