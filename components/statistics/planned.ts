/** True for a section of the learner's plan. Without a chosen plan (null), true for all. */
export const isPlanned = (planned: readonly number[] | null, sectionId: number): boolean =>
  planned === null || planned.includes(sectionId);
