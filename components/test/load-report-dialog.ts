/** A file of its own, because both the button and what fetches it in a quiet moment name it. */
export const loadReportDialog = () => import('./report-dialog').then((module) => module.ReportDialog);
