/**
 * Folders of the question bank and of the study guides, in the certification's order. The compiler lists the places
 * that a new one needs.
 */
export const SECTION_GROUPS = ['core', 'type-1', 'type-2', 'type-3'] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];
