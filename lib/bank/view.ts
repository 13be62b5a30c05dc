import type { QuestionView, SectionView } from './contract';
import { viewPicture } from './picture/view';
import type { QuestionRow, SectionRow } from './store';

export const viewSection = (row: SectionRow): SectionView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  questionCount: row.questionCount,
  mockQuestionCount: row.mockQuestionCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const withoutKey = (row: QuestionRow): QuestionView => ({
  id: row.id,
  text: row.text,
  ...viewPicture(row),
  sectionId: row.sectionId,
  isForMockTest: row.isForMockTest,
  topic: row.topic,
  difficulty: row.difficulty,
  tier: row.tier,
  revision: row.revision,
  isMultiAnswer: row.answers.filter((answer) => answer.isCorrect).length > 1,
  answers: row.answers.map(({ id, text }) => ({ id, text })),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Serializes a question for exams, without key, explanation and reference. */
export const viewExamQuestion = withoutKey;

/** Serializes a question with its key, for practice, favorites, the mock test and admins. */
export const viewQuestion = (row: QuestionRow): QuestionView => ({
  ...withoutKey(row),
  explanation: row.explanation,
  reference: row.reference,
  answers: row.answers.map(({ id, text, isCorrect, why }) => ({ id, text, isCorrect, why })),
});
