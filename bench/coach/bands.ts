export interface Case {
  /** Predicted probability of passing, 0 to 1. */
  chance: number;
  /** Actual outcome: 1 if passed, 0 if not, or the share of papers passed. */
  passed: number;
}

export interface Band {
  /** Lower limit in percent. The band holds predictions from `low` to `low + 10`. */
  low: number;
  /** Mean of the predictions in percent. */
  told: number;
  /** Percentage of the cases that passed. */
  passed: number;
  cases: number;
  /** True if the percentage that passed lies within the band. */
  isHeld: boolean;
}

/** Minimum number of cases in a band. With fewer cases, the result would depend on chance. */
const CASES_NEEDED = 100;

/**
 * Groups predictions into bands of ten percent to check calibration: of the cases with a prediction of 80 to 90 %,
 * between 80 and 90 % should pass.
 */
export const bandsOf = (all: readonly Case[]): Band[] =>
  [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].flatMap((low) => {
    const cases = all.filter(({ chance }) => 100 * chance >= low && 100 * chance < low + 10);
    if (cases.length < CASES_NEEDED) return [];
    const meanOf = (which: keyof Case) => (100 * cases.reduce((sum, one) => sum + one[which], 0)) / cases.length;
    const passed = meanOf('passed');
    return [{ low, told: meanOf('chance'), passed, cases: cases.length, isHeld: passed >= low && passed <= low + 10 }];
  });
