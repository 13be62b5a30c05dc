/** What the log can be narrowed to, each with how its actions begin. */
export const AUDIT_SHOWN = {
  questions: 'question.',
  corrections: 'correction.',
  sections: 'section.',
  imports: 'question.import',
  reports: 'report.',
  admins: 'admin.',
  people: 'person.',
  analytics: 'analytics.',
} as const;

/** Of an address; what makes no sense shows everything. */
export const readShown = (text: string | null | undefined): keyof typeof AUDIT_SHOWN | null =>
  Object.keys(AUDIT_SHOWN).find((known): known is keyof typeof AUDIT_SHOWN => known === text) ?? null;
