import type { Figures } from '@/lib/facts/rules';
import { numberOf } from './figures-rules';
import type { PressureClass } from './refrigerants-rules';
import type { ToolTranslate } from './texts-rules';

/** The levels of Table 1 in 40 CFR 82.156, as ids of registered facts. */

export type Machine = 'new' | 'old';
/** Range of the charge in Table 1. `under`: below the value that divides its rows. `from`: that value or more. */
export type ChargeBand = 'under' | 'from';
type ByMachine = Readonly<Record<Machine, string>>;

/** Table 1: fact ids by pressure class, charge and machine. */
const TABLE_1: Readonly<Record<PressureClass, Record<ChargeBand, ByMachine>>> = {
  'very-high': {
    under: { old: 'evacuation-very-high', new: 'evacuation-very-high' },
    from: { old: 'evacuation-very-high', new: 'evacuation-very-high' },
  },
  high: {
    under: { old: 'evacuation-high-small', new: 'evacuation-high-small' },
    from: { old: 'evacuation-high-large-old', new: 'evacuation-high-large' },
  },
  medium: {
    under: { old: 'evacuation-medium-small-old', new: 'evacuation-medium-small' },
    from: { old: 'evacuation-medium-large-old', new: 'evacuation-medium-large' },
  },
  low: {
    under: { old: 'evacuation-low', new: 'evacuation-low' },
    from: { old: 'evacuation-low', new: 'evacuation-low' },
  },
};

const VACUUMS: Readonly<Record<number, string>> = {
  4: 'vacuum-4-in-hg-absolute',
  10: 'vacuum-10-in-hg-absolute',
  15: 'vacuum-15-in-hg-absolute',
};

/** Ids of all registered facts that the texts about a level may contain. */
export const LEVEL_FACTS: readonly string[] = [
  ...new Set(Object.values(TABLE_1).flatMap(({ under, from }) => [under.old, under.new, from.old, from.new])),
  ...Object.values(VACUUMS),
  ...['evacuation-low-in-hg', 'evacuation-low-microns'],
];

export const levelOf = (pressureClass: PressureClass, band: ChargeBand, machine: Machine): string =>
  TABLE_1[pressureClass][band][machine];

/** True if the level of this class depends on the charge. */
export const differsByCharge = (pressureClass: PressureClass): boolean =>
  levelOf(pressureClass, 'under', 'new') !== levelOf(pressureClass, 'from', 'new');

const isVacuum = (level: string): boolean => level !== 'evacuation-low';

export function headlineOf(level: string, figures: Figures, t: ToolTranslate): string {
  const figure = `{{fact:${level}}}`;
  return isVacuum(level) && numberOf(figures, level) > 0 ? t('levelVacuum', { level: figure }) : figure;
}

export function meaningOf(level: string, figures: Figures, t: ToolTranslate): string {
  if (!isVacuum(level)) return t('meaningLow');
  const inches = numberOf(figures, level);
  const absolute = VACUUMS[inches];
  // Stryker disable next-line LogicalOperator,ConditionalExpression: Among the registry's levels, only 0 inches has no absolute pressure.
  return inches === 0 || !absolute ? t('meaningAtmosphere') : t('meaningAbsolute', { level: `{{fact:${absolute}}}` });
}
