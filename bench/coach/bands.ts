export interface Case {
  /** What was told, 0 to 1. */
  chance: number;
  /** What came of it, 0 to 1. */
  passed: number;
}

export interface Band {
  /** Percent: of those told `low` to `low + 10`. */
  low: number;
  /** Mean percent of what they were told. */
  told: number;
  /** Percent that pass. */
  passed: number;
  cases: number;
  /** Whether as many pass as are told. */
  isHeld: boolean;
}

/** Bands with fewer cases say more of chance than of the forecast. */
const CASES_NEEDED = 100;

/** Whether a forecast means what it says: of those told 80 to 90 %, between 80 and 90 % pass. */
export const bandsOf = (all: readonly Case[]): Band[] =>
  [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].flatMap((low) => {
    const cases = all.filter(({ chance }) => 100 * chance >= low && 100 * chance < low + 10);
    if (cases.length < CASES_NEEDED) return [];
    const meanOf = (which: keyof Case) => (100 * cases.reduce((sum, one) => sum + one[which], 0)) / cases.length;
    const passed = meanOf('passed');
    return [{ low, told: meanOf('chance'), passed, cases: cases.length, isHeld: passed >= low && passed <= low + 10 }];
  });
