import { ResultsPage } from '@/components/results/results-page';
import { ExamGridList } from './exam-grid-list';
import { FinishDialog } from './finish-dialog';
import { OnceMore } from './once-more';
import { PracticeExtras } from './practice-extras';
import { RefusedNote } from './refused-note';
import { ReportButton } from './report-button';
import { ReportDialog } from './report-dialog';
import { TaughtReasons } from './taught-reasons';

/** Deferred parts in one chunk. A chunk for each would cost one or two more requests. */
export const DEFERRED_PARTS = {
  ResultsPage,
  ExamGridList,
  FinishDialog,
  OnceMore,
  PracticeExtras,
  RefusedNote,
  ReportButton,
  TaughtReasons,
  /** Part of the same chunk, so that the dialog is already loaded when the report button imports it. */
  ReportDialog,
};
