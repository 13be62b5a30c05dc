import type { FactView, FactWithQuestions } from './contract';
import type { FactQuestionRow, FactRow, FactWeight } from './store';

const dateOf = (day: Date): string => day.toISOString().slice(0, 10);

/** Serializes a fact. `today` has the form YYYY-MM-DD. */
export const viewFact = (row: FactRow, today: string): FactView => ({
  id: row.id,
  name: row.name,
  value: row.value,
  unit: row.unit,
  source: row.source,
  basis: row.basis,
  inForceFrom: row.inForceFrom && dateOf(row.inForceFrom),
  inForceUntil: row.inForceUntil && dateOf(row.inForceUntil),
  checkedOn: row.checkedOn && dateOf(row.checkedOn),
  checkAgainBy: dateOf(row.checkAgainBy),
  checkEveryMonths: row.checkEveryMonths,
  isDue: dateOf(row.checkAgainBy) <= today,
  isEdited: row.editedAt !== null,
  questionCount: row._count.questions,
  updatedAt: row.updatedAt.toISOString(),
});

export const viewFactWithQuestions = (
  row: FactRow,
  { questions, weight }: { questions: FactQuestionRow[]; weight: FactWeight },
  today: string,
): FactWithQuestions => ({
  ...viewFact(row, today),
  questions: questions.map(({ id, text, state }) => ({ id, text, state })),
  weight,
});
