import { viewPicture } from '@/lib/bank/picture/view';
import { SECTIONS } from '@/lib/kernel/exam';
import type { AnswerOutcome, AttemptResult, AttemptView, ResultQuestion } from './contract';
import type { ResultQuestionRow, ResultRow } from './results-store';
import { orderOptions, tally } from './rules';
import type { AttemptRow, RecordedResponse } from './store';

export const viewAttempt = (row: AttemptRow): AttemptView => ({
  id: row.id,
  testType: row.testType,
  sectionName: row.sectionName,
  startedAt: row.startedAt.toISOString(),
  deadlineAt: row.deadlineAt?.toISOString() ?? null,
  serverTime: row.serverTime.toISOString(),
  totalQuestions: row.totalQuestions,
});

/** Serializes the reply to a response. If `mayKnowKey` is false, the reply is only an acknowledgment. */
export const viewOutcome = (response: RecordedResponse, mayKnowKey: boolean): AnswerOutcome =>
  !mayKnowKey
    ? { recorded: true }
    : {
        recorded: true,
        correct: response.isCorrect === true,
        correctAnswerIds: response.correctIds,
        explanation: response.explanation,
      };

const viewResultQuestion = (row: ResultQuestionRow, attemptId: string): ResultQuestion => ({
  questionId: row.questionId,
  revision: row.revision,
  position: row.position,
  sectionId: row.sectionId,
  topic: row.topic,
  text: row.text,
  ...viewPicture(row),
  isMultiAnswer: row.answers.filter((answer) => answer.isCorrect).length > 1,
  explanation: row.explanation,
  reference: row.reference,
  // The options in the order in which they were asked.
  answers: orderOptions(row.answers, attemptId, row.questionId).map(({ id, text, isCorrect, why }) => ({
    id,
    text,
    isCorrect,
    why,
  })),
  chosenIds: row.chosenIds,
  isCorrect: row.isCorrect,
  ...(row.fair ? { fair: row.fair } : {}),
  ...(row.isRepeat ? { isRepeat: true as const } : {}),
});

const fairMarks = (questions: readonly ResultQuestionRow[]): (boolean | null)[] =>
  questions.filter(({ fair }) => fair !== 'out').map(({ fair, isCorrect }) => fair === 'right' || isCorrect);

function viewCorrectedScore(
  row: ResultRow,
  sectionIds: readonly number[],
): Pick<AttemptResult, 'fair' | 'corrections'> {
  const corrections = row.corrections.length > 0 ? { corrections: row.corrections } : {};
  if (row.fairSuccessful === null) return corrections;
  const sections = sectionIds.map((sectionId) => ({
    ...tally(fairMarks(row.questions.filter((question) => question.sectionId === sectionId))),
    sectionId,
    passed: row.fairPassedSectionIds.includes(sectionId),
  }));
  return { ...corrections, fair: { score: tally(fairMarks(row.questions)), successful: row.fairSuccessful, sections } };
}

/** Sorts sections in the certification's order, then sections that an admin added. */
function inExamOrder(sectionIds: readonly number[]): number[] {
  const known = SECTIONS.map((section) => section.id);
  const rank = (id: number) => (known.includes(id) ? known.indexOf(id) : known.length + id);
  return [...new Set(sectionIds)].sort((one, other) => rank(one) - rank(other));
}

export function viewResult(row: ResultRow): AttemptResult {
  const marksOf = (sectionId: number) =>
    row.questions.filter((question) => question.sectionId === sectionId).map((question) => question.isCorrect);
  const sectionIds = inExamOrder(row.questions.map((question) => question.sectionId));
  const sections = sectionIds.map((sectionId) => {
    const counted = tally(marksOf(sectionId));
    const name = row.sectionNames[sectionId] ?? '';
    return { sectionId, name, ...counted, passed: row.passedSectionIds.includes(sectionId) };
  });
  return {
    id: row.id,
    testType: row.testType,
    sectionName: row.sectionName,
    topic: row.topic,
    timeFactor: row.timeFactor,
    openBook: row.openBook,
    ...(row.language ? { language: row.language } : {}),
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt.toISOString(),
    durationSeconds: row.durationSeconds,
    score: tally(row.questions.map((question) => question.isCorrect)),
    successful: row.successful,
    sections,
    questions: row.questions.map((question) => viewResultQuestion(question, row.id)),
    ...viewCorrectedScore(row, sectionIds),
  };
}
