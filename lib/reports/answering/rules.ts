export const REPORT_STATUSES = ['open', 'resolved', 'declined'] as const;

export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Of an address; what makes no sense shows the open ones. */
export const readStatus = (text: unknown): ReportStatus => REPORT_STATUSES.find((known) => known === text) ?? 'open';
