import type { Picture } from '@/lib/bank/picture/contract';
import type { AssignmentId } from '@/lib/kernel/ids';
import type { Version } from './rules';

/** A question as it stands on paper: without the key. */
export interface PaperQuestion {
  id: number;
  /** Its number on the paper, 1-based. */
  place: number;
  text: string;
  picture?: Picture;
  /** How many options are right; where it is more than one, the paper says so. */
  rightCount: number;
  /** In the order of the letters. */
  options: string[];
}

export interface PaperSection {
  name: string;
  questions: PaperQuestion[];
}

export interface KeyedQuestion {
  id: number;
  text: string;
  /** By version: its number and the letters of what is right. */
  at: Record<Version, { place: number; letters: string }>;
  right: string[];
  explanation: string;
  reference: string;
}

/** What is printed of a test, by part. */
export type PrintedBody =
  | { part: 'a' | 'b'; version: Version; sections: PaperSection[] }
  | { part: 'sheet'; optionCounts: number[] }
  | { part: 'key'; key: KeyedQuestion[] | null }
  | { part: 'chart' };

export interface PrintedView {
  assignment: { id: AssignmentId; title: string; testType: 'practice' | 'exam' };
  className: string;
  sectionName: string;
  questionCount: number;
  /** Of an exam; null for practice. */
  minutes: number | null;
  body: PrintedBody;
}
