'use client';

import { EXAM_KEYS } from '@/lib/browser/session/token-store';

/**
 * Local storage keys for the start, duration and remaining time of an exam, stored in addition to the attempt's
 * deadline.
 */
const [START, DURATION, LEFT] = EXAM_KEYS;

export function rememberExam(startedAt: number, durationSeconds: number, secondsLeft: number): void {
  try {
    const known = localStorage.getItem(DURATION);
    // A stored duration that differs belongs to another exam.
    if (known !== null && known !== String(durationSeconds)) clearExamStorage();
    localStorage.setItem(START, String(startedAt));
    localStorage.setItem(DURATION, String(durationSeconds));
    localStorage.setItem(LEFT, String(secondsLeft));
  } catch (error) {
    console.warn('This device cannot keep the exam clock:', error);
  }
}

/** Returns the seconds left that were stored before a reload. Null if none are stored for this exam. */
export function recallSecondsLeft(startedAt: number): number | null {
  try {
    if (localStorage.getItem(START) !== String(startedAt)) return null;
    const left = Number(localStorage.getItem(LEFT) ?? Number.NaN);
    return Number.isFinite(left) ? left : null;
  } catch {
    return null;
  }
}

export function clearExamStorage(): void {
  try {
    for (const key of EXAM_KEYS) localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
