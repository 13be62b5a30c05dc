/** True for a section of the learner's plan. If the learner has no plan (null), true for all sections. */
export const isPlanned = (planned: readonly number[] | null, sectionId: number): boolean =>
  planned === null || planned.includes(sectionId);
