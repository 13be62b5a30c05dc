import type { AttemptResult, ResultQuestion } from '@/lib/attempts/contract';
import { isCorrectResponse, judge, nameAttempt, secondsBetween, tally } from '@/lib/attempts/rules';
import type { AskedQuestion, CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { SECTIONS } from '@/lib/kernel/exam';

/** True if this device can score the attempt. It cannot score exams, because their key stays on the server. */
export const canScoreHere = (attempt: CurrentAttempt): boolean => attempt.testType !== 'exam';

function toResultQuestion(question: AskedQuestion, place: number, chosenIds: number[]): ResultQuestion {
  const correctIds = question.answers.filter((answer) => answer.isCorrect).map((answer) => answer.id);
  return {
    questionId: question.id,
    revision: question.revision,
    position: place + 1,
    sectionId: question.sectionId,
    topic: question.topic,
    text: question.text,
    ...(question.picture ? { picture: question.picture } : {}),
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
    isCorrect: chosenIds.length === 0 ? null : isCorrectResponse(chosenIds, correctIds),
  };
}

interface Taken {
  id: string;
  testType: AttemptResult['testType'];
  topic: string | null;
  questions: AskedQuestion[];
  chosenIds: (questionId: number) => number[];
  startedAt: number;
  completedAt: number;
}

/** Marks all questions as repeats, because the learner has seen their answers in the result. */
export const asRepeat = (result: AttemptResult): AttemptResult => ({
  ...result,
  questions: result.questions.map((question) => ({ ...question, isRepeat: true as const })),
});

/** Scores a test on this device with the server's rules. */
export function scoreHere(taken: Taken): AttemptResult {
  const questions = taken.questions.map((question, place) =>
    toResultQuestion(question, place, taken.chosenIds(question.id)),
  );
  const score = tally(questions.map((question) => question.isCorrect));
  const counted = SECTIONS.filter((section) => questions.some((question) => question.sectionId === section.id)).map(
    ({ id, name }) => {
      const marks = questions.filter((question) => question.sectionId === id).map((question) => question.isCorrect);
      return { sectionId: id, name, ...tally(marks) };
    },
  );
  const covered = counted.map((section) => section.sectionId);
  const { successful, passedSectionIds } = judge(taken.testType, covered, counted);
  const sections = counted.map((section) => ({ ...section, passed: passedSectionIds.includes(section.sectionId) }));
  return {
    id: taken.id,
    testType: taken.testType,
    sectionName: nameAttempt(
      taken.testType,
      counted.map(({ sectionId, name }) => ({ id: sectionId, name })),
    ),
    topic: taken.topic,
    // Practice and favorites have no time limit.
    timeFactor: 1,
    openBook: false,
    startedAt: new Date(taken.startedAt).toISOString(),
    completedAt: new Date(taken.completedAt).toISOString(),
    durationSeconds: secondsBetween(taken.startedAt, taken.completedAt),
    score,
    successful,
    sections,
    questions,
  };
}

/** Scores an attempt. Counts only submitted answers, like the server. */
export function scoreAttempt(attempt: CurrentAttempt, completedAt: number): AttemptResult {
  return scoreHere({
    id: attempt.attemptId,
    testType: attempt.testType,
    topic: attempt.topic,
    questions: attempt.questions,
    chosenIds: (id) => (attempt.submitted[id] ? (attempt.responses[id]?.optionIds ?? []) : []),
    startedAt: attempt.startedAt,
    completedAt,
  });
}
