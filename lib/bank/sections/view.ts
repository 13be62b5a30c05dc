import type { AdminSectionView } from './contract';
import type { AdminSectionRow } from './store';

export const viewAdminSection = (row: AdminSectionRow): AdminSectionView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  questionCount: row.questionCount,
  mockQuestionCount: row.mockQuestionCount,
  draftCount: row.draftCount,
  archivedCount: row.archivedCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
});
