export const REPORT_STATUSES = ['open', 'resolved', 'declined'] as const;

export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Parses the report filter from the URL. Unknown values fall back to open reports. */
export const readStatus = (text: unknown): ReportStatus => REPORT_STATUSES.find((known) => known === text) ?? 'open';
