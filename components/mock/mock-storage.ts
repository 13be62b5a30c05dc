'use client';

import type { AttemptResult } from '@/lib/attempts/contract';
import type { QuestionView } from '@/lib/bank/contract';
import type { CategoryId } from '@/lib/kernel/exam';

/** The mock test lives in this tab's session storage and nowhere else (specification §3). */
const QUESTIONS = 'mockTestQuestions';
const CATEGORIES = 'mockTestCategories';
const TYPE = 'mockTestType';
const PROGRESS = 'mockTestProgress';
const RESULTS = 'mockTestResults';

export interface MockTest {
  id: string;
  questions: QuestionView[];
  startedAt: number;
}

export interface MockProgress {
  index: number;
  /** Chosen answers by question id. */
  chosen: Record<number, number[]>;
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    // Unreadable or blocked: as if nothing were stored, so the page starts over.
    return null;
  }
}

function write(key: string, value: unknown): void {
  sessionStorage.setItem(key, JSON.stringify(value));
}

/** Throws where this browser keeps no session storage. */
export function storeMockTest(test: MockTest, categories: CategoryId[]): void {
  for (const key of [PROGRESS, RESULTS]) sessionStorage.removeItem(key);
  write(QUESTIONS, test);
  write(CATEGORIES, categories);
  write(TYPE, 'practice');
}

export const readMockTest = (): MockTest | null => read<MockTest>(QUESTIONS);
export const readMockProgress = (): MockProgress => read<MockProgress>(PROGRESS) ?? { index: 0, chosen: {} };
export const storeMockProgress = (progress: MockProgress): void => write(PROGRESS, progress);
export const storeMockResult = (result: AttemptResult): void => write(RESULTS, result);
export const readMockResult = (): AttemptResult | null => read<AttemptResult>(RESULTS);
