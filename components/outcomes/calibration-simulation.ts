/**
 * Results of `npm run bench:coach` on 22 Nov 2026, as in `docs/model.md`. The prediction is the probability, on the day
 * before an exam, of passing both of its sections.
 */
export const SIMULATED_LEARNERS = 10_008;

interface SimulatedBand {
  /** Percents. */
  from: number;
  to: number;
  passed: number;
}

export const SIMULATED_BANDS: readonly SimulatedBand[] = [7.8, 14.7, 23.8, 34.6, 44.2, 56.1, 68.6, 80.6, 91.0].map(
  (passed, place) => ({ from: 10 * place, to: 10 * place + 10, passed }),
);
