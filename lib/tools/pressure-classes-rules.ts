import type { Figures } from '@/lib/facts/rules';
import type { Note } from './entry-rules';
import { numberOf } from './figures-rules';
import type { PressureClass, Refrigerant } from './refrigerants-rules';
import { type ChargeBand, levelOf, type Machine } from './table-levels-rules';

/** Notes on the pressure class of refrigerants that 40 CFR 82.152 does not name. */

export const CLASS_NAMES: Readonly<Record<PressureClass, string>> = {
  'very-high': 'very high pressure',
  high: 'high pressure',
  medium: 'medium pressure',
  low: 'low pressure',
};

/**
 * Returns a note for a very-high-pressure refrigerant that the regulation does not name and whose pressure is close to
 * the limit of the class. The note recommends the deeper of two evacuation levels, which is enough for both classes.
 */
export function closeCall(
  { name, pressureClass, isNamed, psia }: Refrigerant,
  band: ChargeBand,
  machine: Machine,
  figures: Figures,
): Note[] {
  if (isNamed || pressureClass !== 'very-high') return [];
  const deeper = levelOf('high', band, machine);
  const advice =
    numberOf(figures, deeper) === 0
      ? 'As a high-pressure refrigerant it would have the same level.'
      : `As a high-pressure refrigerant it would have {{fact:${deeper}}}; reaching that satisfies both.`;
  return [
    {
      text: `The rule does not name ${name}. Calculated, it has ${psia} psia at {{fact:pressure-class-temperature}}, just over the line of {{fact:pressure-class-very-high}}. ${advice}`,
      cite: '40 CFR 82.152; calculated from refrigerant properties',
    },
  ];
}

/**
 * Returns the note on the class of a refrigerant that the regulation does not name. For the very-high-pressure class,
 * `closeCall` returns the note.
 */
export function classNotes({ name, isNamed, psia, pressureClass }: Refrigerant): Note[] {
  if (isNamed || psia === undefined || pressureClass === 'very-high') return [];
  return [
    {
      text: `The rule does not name ${name}. Its class comes from its pressure at {{fact:pressure-class-temperature}}: ${psia} psia, calculated.`,
      cite: '40 CFR 82.152; calculated from refrigerant properties',
    },
  ];
}
