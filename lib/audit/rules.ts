/** Filters of the audit log. Each has the prefix of the actions that it shows. */
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

/** Parses the filter from the URL. Unknown values return null, which shows everything. */
export const readShown = (text: string | null | undefined): keyof typeof AUDIT_SHOWN | null =>
  Object.keys(AUDIT_SHOWN).find((known): known is keyof typeof AUDIT_SHOWN => known === text) ?? null;
