import { fetchWhenUsed } from '@/components/layout/fetch-when-idle';

/** What a test shows only now and then, or at its end: not among the scripts that its page starts with. */
const loadParts = () => import('./deferred-parts').then(({ DEFERRED_PARTS }) => DEFERRED_PARTS);

export const loadResultsPage = () => loadParts().then((parts) => parts.ResultsPage);
export const loadReportButton = () => loadParts().then((parts) => parts.ReportButton);
export const loadTeaching = () => loadParts().then((parts) => parts.Teaching);
export const loadFinishDialog = () => loadParts().then((parts) => parts.FinishDialog);
export const loadExamGridList = () => loadParts().then((parts) => parts.ExamGridList);
export const loadPracticeExtras = () => loadParts().then((parts) => parts.PracticeExtras);
export const loadOnceMore = () => loadParts().then((parts) => parts.OnceMore);

export const fetchDeferredChunksWhenUsed = (): (() => void) => fetchWhenUsed([loadParts]);
