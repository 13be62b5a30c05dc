export const REPORT_REASONS = {
  'wrong-key': 'The answer key is wrong',
  outdated: 'The rule has changed',
  unclear: 'The question is unclear',
  typo: 'Spelling or wording',
  other: 'Something else',
} as const;

export type ReportReason = keyof typeof REPORT_REASONS;
