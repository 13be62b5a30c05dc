import { ResultsPage } from '@/components/results/results-page';
import { Teaching } from '@/components/teaching/teaching';
import { ExamGridList } from './exam-grid-list';
import { FinishDialog } from './finish-dialog';
import { OnceMore } from './once-more';
import { PracticeExtras } from './practice-extras';
import { ReportButton } from './report-button';
import { ReportDialog } from './report-dialog';

/** One shared chunk: separate imports would cost a request or two each. */
export const DEFERRED_PARTS = {
  ResultsPage,
  ExamGridList,
  FinishDialog,
  OnceMore,
  PracticeExtras,
  ReportButton,
  Teaching,
  /** Included so that the button's own import of the dialog finds it already loaded. */
  ReportDialog,
};
