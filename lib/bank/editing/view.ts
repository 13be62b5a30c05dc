import { viewPicture } from '@/lib/bank/picture/view';
import { accountName } from '@/lib/kernel/account';
import type { AdminQuestionView, RevisionView } from './contract';
import type { AdminQuestionRow, RevisionRow } from './store';

export const viewAdminQuestion = (row: AdminQuestionRow): AdminQuestionView => ({
  id: row.id,
  text: row.text,
  ...viewPicture(row),
  sectionId: row.sectionId,
  isForMockTest: row.isForMockTest,
  topic: row.topic,
  difficulty: row.difficulty,
  tier: row.tier,
  state: row.state,
  reviewReason: row.reviewReason,
  revision: row.revision,
  isMultiAnswer: row.answers.filter((answer) => answer.isCorrect).length > 1,
  explanation: row.explanation,
  reference: row.reference,
  answers: row.answers.map(({ id, text, isCorrect, why }) => ({ id, text, isCorrect, why })),
  openReportCount: row.openReportCount,
  isTranslated: row.isTranslated,
  wasTranslated: row.wasTranslated,
  isDeletable: row.isDeletable,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const authorOf = ({ author }: RevisionRow): string => {
  if (!author) return '';
  const name = accountName({ ...author, deviceName: null });
  return author.email === null || author.email === name ? name : `${name} (${author.email})`;
};

export const viewRevision = (row: RevisionRow): RevisionView => ({
  revision: row.revision,
  text: row.text,
  ...viewPicture(row),
  explanation: row.explanation,
  reference: row.reference,
  answers: row.answers.map(({ text, isCorrect, why }) => ({ text, isCorrect, why })),
  author: authorOf(row),
  createdAt: row.createdAt.toISOString(),
});
