import type { CorrectionView } from './contract';
import type { CorrectionRow } from './store';

export const viewCorrection = (row: CorrectionRow): CorrectionView => ({
  id: row.id,
  questionId: row.questionId,
  kind: row.kind,
  questionText: row.questionText,
  said: row.said,
  right: row.right,
  since: row.sinceAt.toISOString(),
  why: row.why,
  rule: row.rule,
  finder: row.finder,
  madeBy: row.slug === null ? 'admin' : 'bank',
  createdAt: row.createdAt.toISOString(),
  takenBackAt: row.takenBackAt?.toISOString() ?? null,
  takenBackWhy: row.takenBackWhy,
});
