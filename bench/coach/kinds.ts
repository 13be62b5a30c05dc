import type { Cell } from './cells';
import { actR } from './memory/act-r';
import { exponential } from './memory/exponential';
import type { MemoryModel } from './memory/model';
import { powerLaw } from './memory/power-law';
import { SECTIONS } from './world';

export const MODELS: readonly MemoryModel[] = [powerLaw, exponential, actR];
const ABILITIES = { weak: -0.1, middle: 0.35, strong: 0.8 } as const;
const PLANS = [
  { days: 7, questionsADay: 25 },
  { days: 14, questionsADay: 25 },
] as const;

/** Indexes of the two sections of the simulated exam. */
export const BOTH = SECTIONS.map((_section, place) => place);

export interface Kind {
  cell: Cell;
  ability: string;
}

/** Lists every kind of learner. */
export const listKinds = (models: readonly MemoryModel[]): Kind[] =>
  models.flatMap((model) =>
    Object.entries(ABILITIES).flatMap(([name, ability]) =>
      PLANS.map((plan) => ({ cell: { model, ability, ...plan }, ability: name })),
    ),
  );
