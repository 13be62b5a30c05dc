/** Mean difference between two strategies over the same learners, and its uncertainty. */
export interface Difference {
  mean: number;
  /** Half the width of the 95 % confidence interval. */
  halfWidth: number;
}

const NINETY_FIVE = 1.96;
const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Averages the differences within each cell, then over the cells, so that all cells count equally. `cells` holds the
 * difference of each learner, by cell.
 */
export function differenceOf(cells: readonly (readonly number[])[]): Difference {
  const means = cells.map(meanOf);
  const variances = cells.map((cell, place) => {
    const spread = cell.reduce((sum, one) => sum + (one - (means[place] ?? 0)) ** 2, 0) / Math.max(1, cell.length - 1);
    return spread / cell.length;
  });
  const halfWidth = (NINETY_FIVE * Math.sqrt(variances.reduce((sum, one) => sum + one, 0))) / cells.length;
  return { mean: meanOf(means), halfWidth };
}
