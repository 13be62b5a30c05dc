import { fetchWhenIdle } from '@/components/layout/fetch-when-idle';
import { loadReportDialog } from './load-report-dialog';

/** What a test shows only now and then, or at its end: not among the scripts that its page starts with. */
export const loadResultsPage = () => import('@/components/results/results-page').then((module) => module.ResultsPage);
export const loadReportButton = () => import('./report-button').then((module) => module.ReportButton);
export const loadFinishDialog = () => import('./finish-dialog').then((module) => module.FinishDialog);
export const loadExamGridList = () => import('./exam-grid-list').then((module) => module.ExamGridList);
export const loadPracticeExtras = () => import('./practice-extras').then((module) => module.PracticeExtras);
export const loadOnceMore = () => import('./once-more').then((module) => module.OnceMore);
/** What the star asks of the server. */
export const loadFavoriteCalls = () => import('./favorite-calls');

const DEFERRED = [
  loadFavoriteCalls,
  loadReportButton,
  loadReportDialog,
  loadFinishDialog,
  loadExamGridList,
  loadOnceMore,
  loadPracticeExtras,
  loadResultsPage,
];

export const fetchDeferredChunksWhenIdle = (): (() => void) => fetchWhenIdle(DEFERRED);
