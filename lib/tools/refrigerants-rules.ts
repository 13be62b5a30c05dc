import type { ToolKey } from './texts-rules';

/** Pressure classes of refrigerants by the saturation pressure of the liquid at 104 °F: 40 CFR 82.152. */

export type PressureClass = 'very-high' | 'high' | 'medium' | 'low';

export interface Refrigerant {
  name: string;
  pressureClass: PressureClass;
  /**
   * True if 40 CFR 82.152 names the refrigerant as an example of the class, or if the user chose the class. Otherwise
   * `psia` determines the class.
   */
  isNamed: boolean;
  /** Calculated saturation pressure at 104 °F, in psia. */
  psia?: number;
  /** Calculated boiling point at one atmosphere, in °F. */
  boilsAt?: number;
  /** True if the refrigerant may be released in every use. */
  isExempt?: true;
  /** True if the refrigerant is exempt in the uses that the regulation lists. */
  hasExemptUses?: true;
}

const named = (pressureClass: PressureClass, names: string): Refrigerant[] =>
  names.split(' ').map((name) => ({ name, pressureClass, isNamed: true }));

const calculated = (name: string, pressureClass: PressureClass, psia: number): Refrigerant => ({
  name,
  pressureClass,
  psia,
  isNamed: false,
});

/**
 * Calculated boiling points in °F. A test compares them with the registered facts whose ids begin with boiling-point-.
 */
const BOILING_POINTS: Readonly<Record<string, number>> = {
  'R-11': 75,
  'R-113': 118,
  'R-123': 82,
  'R-245fa': 59,
  'R-1233zd(E)': 65,
};

const LISTED: readonly Refrigerant[] = [
  ...named('very-high', 'R-13 R-23 R-503 R-508A R-508B'),
  ...named('high', 'R-22 R-407A R-407C R-410A R-502'),
  ...named('medium', 'R-12 R-114 R-124 R-134a R-500'),
  ...named('low', 'R-11 R-113 R-123 R-245fa'),
  calculated('R-32', 'very-high', 359),
  calculated('R-404A', 'high', 265),
  calculated('R-507A', 'high', 271),
  calculated('R-454B', 'high', 336),
  { ...calculated('R-290', 'high', 199), hasExemptUses: true },
  { ...calculated('R-600a', 'medium', 77), hasExemptUses: true },
  calculated('R-1234yf', 'medium', 148),
  calculated('R-1234ze(E)', 'medium', 111),
  calculated('R-1233zd(E)', 'low', 31),
  { name: 'R-744', pressureClass: 'very-high', isNamed: false, isExempt: true },
];

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0]);

/** All listed refrigerants, sorted by number. */
export const REFRIGERANTS: readonly Refrigerant[] = LISTED.map((refrigerant) => {
  const boilsAt = BOILING_POINTS[refrigerant.name];
  return boilsAt === undefined ? refrigerant : { ...refrigerant, boilsAt };
}).toSorted((one, other) => numberIn(one.name) - numberIn(other.name) || one.name.localeCompare(other.name));

/** Options for a refrigerant that is not listed, for users who know its class. */
export const CLASS_CHOICES: readonly { value: string; name: ToolKey; pressureClass: PressureClass }[] = [
  { value: 'class-very-high', name: 'anotherVeryHigh', pressureClass: 'very-high' },
  { value: 'class-high', name: 'anotherHigh', pressureClass: 'high' },
  { value: 'class-medium', name: 'anotherMedium', pressureClass: 'medium' },
  { value: 'class-low', name: 'anotherLow', pressureClass: 'low' },
];

/** Finds a refrigerant by name or by a value of `CLASS_CHOICES`. */
export function findRefrigerant(value: string): Refrigerant | undefined {
  const choice = CLASS_CHOICES.find((one) => one.value === value);
  // Stryker disable next-line StringLiteral: No text names a refrigerant whose class was chosen.
  if (choice) return { name: 'The refrigerant', pressureClass: choice.pressureClass, isNamed: true };
  return REFRIGERANTS.find(({ name }) => name === value);
}
