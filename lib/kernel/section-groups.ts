/**
 * Folder names of the question bank and of the study guides, in the certification's order. If a name is added here, the
 * compiler reports all code that must handle it.
 */
export const SECTION_GROUPS = ['core', 'type-1', 'type-2', 'type-3'] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];
