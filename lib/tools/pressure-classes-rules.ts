import type { Figures } from '@/lib/facts/rules';
import type { Note } from './entry-rules';
import { numberOf } from './figures-rules';
import type { PressureClass, Refrigerant } from './refrigerants-rules';
import { type ChargeBand, levelOf, type Machine } from './table-levels-rules';
import type { ToolKey, ToolTranslate } from './texts-rules';

/** Notes on the pressure class of refrigerants that 40 CFR 82.152 does not name. */

export const CLASS_KEYS = {
  'very-high': 'classVeryHigh',
  high: 'classHigh',
  medium: 'classMedium',
  low: 'classLow',
} as const satisfies Record<PressureClass, ToolKey>;

/**
 * Returns a note for a very-high-pressure refrigerant that the regulation does not name and whose pressure is close to
 * the limit of the class. The note recommends the deeper of two evacuation levels, which is enough for both classes.
 */
export function closeCall(
  { name, pressureClass, isNamed, psia }: Refrigerant,
  band: ChargeBand,
  machine: Machine,
  figures: Figures,
  t: ToolTranslate,
): Note[] {
  if (isNamed || pressureClass !== 'very-high') return [];
  const deeper = levelOf('high', band, machine);
  const values = { name, psia: String(psia) };
  const text =
    numberOf(figures, deeper) === 0
      ? t('closeCallSame', values)
      : t('closeCallDeeper', { ...values, level: `{{fact:${deeper}}}` });
  return [{ text, cite: t('citeClass') }];
}

/**
 * Returns the note on the class of a refrigerant that the regulation does not name. For the very-high-pressure class,
 * `closeCall` returns the note.
 */
export function classNotes({ name, isNamed, psia, pressureClass }: Refrigerant, t: ToolTranslate): Note[] {
  if (isNamed || psia === undefined || pressureClass === 'very-high') return [];
  return [{ text: t('classCalculated', { name, psia: String(psia) }), cite: t('citeClass') }];
}
