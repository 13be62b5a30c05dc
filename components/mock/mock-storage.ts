'use client';

import type { AttemptResult } from '@/lib/attempts/contract';
import type { QuestionView } from '@/lib/bank/contract';
import type { SectionSlug } from '@/lib/kernel/exam';

/** Keys in session storage, the only place where the mock test is stored. */
const QUESTIONS = 'mockTestQuestions';
const SECTIONS = 'mockTestCategories';
const TYPE = 'mockTestType';
const PROGRESS = 'mockTestProgress';
const RESULTS = 'mockTestResults';
const REASONS = 'mockTestReasons';

export interface MockTest {
  id: string;
  questions: QuestionView[];
  startedAt: number;
}

export interface MockProgress {
  index: number;
  /** Chosen option ids by question id. */
  responses: Record<number, number[]>;
  /** Ids of questions whose answer was revealed. Their responses are final. */
  revealedIds?: number[];
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    // Unreadable or blocked storage counts as empty, so that the page starts over.
    return null;
  }
}

function write(key: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify(value));
}

/** Stores a new test and removes the former progress and result. Throws if the browser blocks session storage. */
export function storeMockTest(test: MockTest, sections: SectionSlug[]): void {
  for (const key of [PROGRESS, RESULTS]) sessionStorage.removeItem(key);
  write(QUESTIONS, test);
  write(SECTIONS, sections);
  write(TYPE, 'practice');
}

export const readMockTest = (): MockTest | null => read<MockTest>(QUESTIONS);
/** Format of progress stored before `chosen` was renamed to `responses`. */
type OlderProgress = Omit<MockProgress, 'responses'> & { chosen: MockProgress['responses'] };

export function readMockProgress(): MockProgress {
  const stored = read<MockProgress | OlderProgress>(PROGRESS);
  if (!stored) return { index: 0, responses: {} };
  return 'chosen' in stored ? { index: stored.index, responses: stored.chosen } : stored;
}
export const storeMockProgress = (progress: MockProgress): void => write(PROGRESS, progress);
export const storeMockResult = (result: AttemptResult): void => write(RESULTS, result);
export const readMockResult = (): AttemptResult | null => read<AttemptResult>(RESULTS);

/** True if this tab has an unfinished test with at least one answer. */
export const isMockTestUnderWay = (): boolean =>
  readMockTest() !== null && readMockResult() === null && Object.keys(readMockProgress().responses).length > 0;

/** True if this tab's visitor wants to see the reason after each answer. */
export const knowsMockReasons = (): boolean => read<boolean>(REASONS) === true;
export const keepMockReasons = (isOn: boolean): void => write(REASONS, isOn);
