import { fetchWhenUsed } from '@/components/layout/fetch-when-idle';

/** Loads code that a test needs rarely or only at its end, to keep it out of the page's initial scripts. */
const loadParts = () => import('./deferred-parts').then(({ DEFERRED_PARTS }) => DEFERRED_PARTS);

export const loadResultsPage = () => loadParts().then((parts) => parts.ResultsPage);
export const loadReportButton = () => loadParts().then((parts) => parts.ReportButton);
export const loadTaughtReasons = () => loadParts().then((parts) => parts.TaughtReasons);
export const loadFinishDialog = () => loadParts().then((parts) => parts.FinishDialog);
export const loadExamGridList = () => loadParts().then((parts) => parts.ExamGridList);
export const loadPracticeExtras = () => loadParts().then((parts) => parts.PracticeExtras);
export const loadRefusedNote = () => loadParts().then((parts) => parts.RefusedNote);
export const loadOnceMore = () => loadParts().then((parts) => parts.OnceMore);

export const fetchDeferredChunksWhenUsed = (): (() => void) => fetchWhenUsed([loadParts]);
