/**
 * Fits `EstimateError` of `lib/plan/selection-rules.ts`, which states how much the coach's estimate of a section can be
 * wrong. Finds the values under which the simulated exam results are most likely, given the predictions of the day
 * before. Simulates other learners than `npm run bench:coach`, so that nothing is fitted to the test data. `npm run
 * bench:coach-calibration`; `-- --learners 720` for a quick run.
 */
import { parseArgs } from 'node:util';
import { chanceIn } from '@/lib/plan/learner-rules';
import type { EstimateError } from '@/lib/plan/selection-rules';
import { bandsOf } from './bands';
import { type PredictedChance, teach } from './cells';
import { coach } from './coach';
import { BOTH, listKinds, MODELS } from './kinds';

/** Seed of the first learner, far above the seeds of `bench:coach`, so that the learners differ. */
const FIRST_SEED = 1_000_001;
const AGREEMENTS = [0.5, 0.6] as const;
const ERRORS: readonly EstimateError[] = [0, 0.002, 0.004, 0.006, 0.008, 0.01, 0.012].flatMap((over) =>
  [0, 0.02, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1].flatMap((spread) =>
    [0, 0.25, 0.5, 0.75, 1].map((shared) => ({ over, spread, shared })),
  ),
);

const { values } = parseArgs({ options: { learners: { type: 'string' } } });

/** Log-likelihood of an outcome given its prediction. Closer to 0 is better. */
function likelihoodOf(chance: number, passed: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, chance));
  return passed * Math.log(bounded) + (1 - passed) * Math.log(1 - bounded);
}

function meanLikelihood(told: readonly PredictedChance[], error: EstimateError): number {
  const sum = told.reduce((total, { outlook, passed, passedSections }) => {
    const alone = BOTH.map((section) =>
      likelihoodOf(chanceIn(outlook, [section], error), passedSections[section] ?? 0),
    );
    return total + alone.reduce((all, one) => all + one, likelihoodOf(chanceIn(outlook, BOTH, error), passed));
  }, 0);
  return sum / told.length;
}

const kinds = listKinds(MODELS);
const perKind = Math.max(1, Math.round(Number(values.learners ?? 4_320) / (kinds.length * AGREEMENTS.length)));
const told = AGREEMENTS.flatMap((agreement) =>
  kinds.flatMap(({ cell }) => teach(coach, cell, { learners: perKind, agreement, firstSeed: FIRST_SEED }).told),
);
console.log(`${told.length} learners, seeds from ${FIRST_SEED}`);
const tried = ERRORS.map((error) => ({ error, likelihood: meanLikelihood(told, error) }));
for (const { error, likelihood } of tried.sort((one, other) => other.likelihood - one.likelihood).slice(0, 8)) {
  console.log(`over ${error.over}, spread ${error.spread}, shared ${error.shared}: ${likelihood.toFixed(5)}`);
}
const best = tried[0]?.error;
for (const { low, passed, cases, isHeld } of bandsOf(
  told.map(({ outlook, passed }) => ({ chance: chanceIn(outlook, BOTH, best), passed })),
)) {
  console.log(`told ${low} to ${low + 10} %: ${passed.toFixed(1)} % pass, of ${cases}${isHeld ? '' : '  MISSED'}`);
}
