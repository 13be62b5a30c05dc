export const loadReportDialog = () => import('./report-dialog').then((module) => module.ReportDialog);
