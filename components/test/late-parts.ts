/**
 * What a test shows only now and then, or at its end: not among the scripts that its page starts with, and fetched in a quiet
 * moment right after, since it must open without network too.
 */
export const loadReportDialog = () => import('./report-dialog').then((module) => module.ReportDialog);
export const loadFinishDialog = () => import('./finish-dialog').then((module) => module.FinishDialog);
export const loadResultsPage = () => import('@/components/results/results-page').then((module) => module.ResultsPage);

const QUIET_MS = 300;

/** Answers how to call it off. */
export function fetchLatePartsWhenQuiet(): () => void {
  const timer = setTimeout(() => {
    Promise.all([loadReportDialog(), loadFinishDialog(), loadResultsPage()]).catch((error: unknown) =>
      console.info('Parts of the test could not be fetched yet:', error),
    );
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
