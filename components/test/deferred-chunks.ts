import { fetchWhenIdle } from '@/components/layout/fetch-when-idle';
import { loadReportDialog } from './report-button';

/** What a test shows only now and then, or at its end: not among the scripts that its page starts with. */
export const loadResultsPage = () => import('@/components/results/results-page').then((module) => module.ResultsPage);
export const loadFinishDialog = () => import('./finish-dialog').then((module) => module.FinishDialog);
export const loadExamGridList = () => import('./exam-grid-list').then((module) => module.ExamGridList);
/** What the star asks of the server. */
export const loadFavoriteCalls = () => import('./favorite-calls');

const DEFERRED = [loadFavoriteCalls, loadReportDialog, loadFinishDialog, loadExamGridList, loadResultsPage];

export const fetchDeferredChunksWhenIdle = (): (() => void) => fetchWhenIdle(DEFERRED);
