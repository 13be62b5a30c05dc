export interface Case {
  /** Forecast chance, 0 to 1. */
  chance: number;
  /** Outcome, 0 to 1. */
  passed: number;
}

export interface Band {
  /** Lower limit in percent: the band holds forecasts from `low` to `low + 10`. */
  low: number;
  /** Mean forecast in percent. */
  told: number;
  /** Percent of cases that pass. */
  passed: number;
  cases: number;
  /** True if the share that passes lies within the band. */
  isHeld: boolean;
}

/** Smaller bands say more about chance than about the forecast. */
const CASES_NEEDED = 100;

/**
 * Groups forecasts into bands to check their calibration: of those with a forecast of 80 to 90 %, between 80 and 90 %
 * should pass.
 */
export const bandsOf = (all: readonly Case[]): Band[] =>
  [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].flatMap((low) => {
    const cases = all.filter(({ chance }) => 100 * chance >= low && 100 * chance < low + 10);
    if (cases.length < CASES_NEEDED) return [];
    const meanOf = (which: keyof Case) => (100 * cases.reduce((sum, one) => sum + one[which], 0)) / cases.length;
    const passed = meanOf('passed');
    return [{ low, told: meanOf('chance'), passed, cases: cases.length, isHeld: passed >= low && passed <= low + 10 }];
  });
