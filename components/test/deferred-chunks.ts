import { loadReportDialog } from './report-button';

/**
 * What a test shows only now and then, or at its end: not among the scripts that its page starts with, and fetched in a quiet
 * moment right after, since it must open without network too.
 */
export const loadResultsPage = () => import('@/components/results/results-page').then((module) => module.ResultsPage);
export const loadFinishDialog = () => import('./finish-dialog').then((module) => module.FinishDialog);
export const loadExamGridList = () => import('./exam-grid-list').then((module) => module.ExamGridList);
/** What the star asks of the server. */
export const loadFavoriteCalls = () => import('@/lib/favorites/endpoints');

const QUIET_MS = 300;
/** A network that was away may be back by then. */
const AGAIN_MS = 3_000;

/** Tries until all of them have loaded. Returns a function that stops it. */
export function fetchDeferredChunksWhenIdle(): () => void {
  const fetchAll = () =>
    Promise.all([
      loadFavoriteCalls(),
      loadReportDialog(),
      loadFinishDialog(),
      loadExamGridList(),
      loadResultsPage(),
    ]).catch(() => {
      timer = isOff ? undefined : setTimeout(fetchAll, AGAIN_MS);
    });
  let isOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(fetchAll, QUIET_MS);
  return () => {
    isOff = true;
    clearTimeout(timer);
  };
}
