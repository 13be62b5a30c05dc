import type { AttemptResult, ResultQuestion } from '@/lib/attempts/contract';
import { isCorrectChoice, isSectionPassed, isSuccessful, nameSections, tally } from '@/lib/attempts/rules';
import type { QuestionView } from '@/lib/bank/contract';
import type { Sitting } from '@/lib/browser/sitting';
import { SECTIONS } from '@/lib/kernel/exam';

/** Whether this device knows the key, so that it can score by itself. Exams are scored by the server alone. */
export const canScoreHere = (sitting: Sitting): boolean => sitting.testType !== 'exam';

function toResultQuestion(question: QuestionView, place: number, chosenIds: number[]): ResultQuestion {
  const correctIds = question.answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
  return {
    questionId: question.id,
    position: place + 1,
    sectionId: question.sectionId,
    topic: question.topic,
    text: question.text,
    isMultiAnswer: question.isMultiAnswer,
    explanation: question.explanation ?? '',
    reference: question.reference ?? '',
    answers: question.answers.map((answer) => ({
      id: answer.id,
      text: answer.text,
      isCorrect: answer.isCorrect === true,
      why: answer.why ?? '',
    })),
    chosenIds,
    isCorrect: chosenIds.length === 0 ? null : isCorrectChoice(chosenIds, correctIds),
  };
}

interface Taken {
  id: string;
  testType: AttemptResult['testType'];
  topic: string | null;
  questions: QuestionView[];
  chosen: (questionId: number) => number[];
  startedAt: number;
  completedAt: number;
}

/** The same result that the server would give, from the same rules. */
export function scoreHere(taken: Taken): AttemptResult {
  const questions = taken.questions.map((question, place) =>
    toResultQuestion(question, place, taken.chosen(question.id)),
  );
  const score = tally(questions.map((question) => question.isCorrect));
  const sections = SECTIONS.filter((section) => questions.some((question) => question.sectionId === section.id)).map(
    (section) => {
      const counted = tally(
        questions.filter((question) => question.sectionId === section.id).map((question) => question.isCorrect),
      );
      const passed = isSectionPassed(counted.correct, counted.total);
      return { sectionId: section.id, name: section.name, ...counted, passed };
    },
  );
  return {
    id: taken.id,
    testType: taken.testType,
    sectionName: taken.testType === 'favorites' ? 'Favorites' : nameSections(sections.map((section) => section.name)),
    topic: taken.topic,
    // Only exams run against the clock, and they are scored elsewhere.
    timeFactor: 1,
    startedAt: new Date(taken.startedAt).toISOString(),
    completedAt: new Date(taken.completedAt).toISOString(),
    durationSeconds: Math.max(0, Math.round((taken.completedAt - taken.startedAt) / 1000)),
    score,
    successful: isSuccessful(score.correct, score.total),
    sections,
    questions,
  };
}

/** Only answers that were submitted count, as they do on the server. */
export function scoreSitting(sitting: Sitting, completedAt: number): AttemptResult {
  return scoreHere({
    id: sitting.attemptId,
    testType: sitting.testType,
    topic: sitting.topic,
    questions: sitting.questions,
    chosen: (id) => (sitting.submitted[id] ? (sitting.choices[id]?.answerIds ?? []) : []),
    startedAt: sitting.startedAt,
    completedAt,
  });
}
