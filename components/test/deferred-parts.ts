import { ResultsPage } from '@/components/results/results-page';
import { Teaching } from '@/components/teaching/teaching';
import { ExamGridList } from './exam-grid-list';
import { FinishDialog } from './finish-dialog';
import { OnceMore } from './once-more';
import { PracticeExtras } from './practice-extras';
import { ReportButton } from './report-button';
import { ReportDialog } from './report-dialog';

/** One import for all of them: each of its own would be a request or two of its own. */
export const DEFERRED_PARTS = {
  ResultsPage,
  ExamGridList,
  FinishDialog,
  OnceMore,
  PracticeExtras,
  ReportButton,
  Teaching,
  /** The button asks for it by an import of its own, which has nothing more to fetch then. */
  ReportDialog,
};
