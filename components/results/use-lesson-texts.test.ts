import { describe, expect, it } from 'vitest';
import { runInEnglish } from '@/components/messages/in-english';
import type { StudySet } from '@/lib/plan/contract';
import type { NextStep } from '@/lib/plan/lesson-end-rules';
import { useLessonTexts } from './use-lesson-texts';

const { sayMove, sayNext } = runInEnglish(useLessonTexts);
const today = { date: '2026-11-23', isStudyDay: true, minutes: 20, sets: [] };
const set: StudySet = {
  id: 'a',
  kind: 'new',
  sectionIds: [6],
  questionCount: 3,
  questionIds: [1, 2, 3],
  openQuestionIds: [1, 2, 3],
  minutes: 2,
  reason: '3 new questions in Core',
  composition: { newCount: 3, missedCount: 0, reviewCount: 0, sectionIds: [6], isWeakest: false },
  answeredCount: 0,
  isDone: false,
  isExtra: false,
};
const lesson = { kind: 'lesson', minutes: 20 } as const;
const tomorrow = { date: '2026-11-24', isTomorrow: true };
const thursday = { date: '2026-11-26', isTomorrow: false };

describe('the texts at the end of a lesson', () => {
  it.each<[string, NextStep]>([
    ['Next today: 3 new questions in Core.', { kind: 'lesson-today', set }],
    ['Tomorrow: the 3 you missed come back, about 20 minutes.', { ...lesson, ...tomorrow, missed: 3 }],
    ['Tomorrow: the one you missed comes back, about 20 minutes.', { ...lesson, ...tomorrow, missed: 1 }],
    ['Tomorrow: about 20 minutes.', { ...lesson, ...tomorrow, missed: 0 }],
    ['Thursday: about 20 minutes.', { ...lesson, ...thursday, missed: 0 }],
    ['Thursday: the 3 you missed come back, about 20 minutes.', { ...lesson, ...thursday, missed: 3 }],
    ['Tomorrow: your exam.', { kind: 'exam', ...tomorrow }],
    ['Thursday: your exam.', { kind: 'exam', ...thursday }],
    ['Your exam is today.', { kind: 'exam-today' }],
  ])('name the next step: “%s”', (text, next) => {
    expect(sayNext(next, { examDate: null, today })).toBe(text);
  });

  it.each([
    ['Core: 28% → 34%', 28, 34, 0],
    ['Core: 34%, as before', 34, 34, 0],
    ['Core: 34%', null, 34, 0],
    ['Core: 18 more new questions to go', null, null, 18],
    ['Core: 1 more new question to go', null, null, 1],
  ])('state the chance of a section: “%s”', (text, from, to, answersMissing) => {
    expect(sayMove({ sectionId: 6, sectionName: 'Core', from, to, answersMissing })).toBe(text);
  });
});
