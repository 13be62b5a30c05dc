import type { Picture } from '@/lib/bank/picture/contract';
import type { AssignmentId } from '@/lib/kernel/ids';
import type { Version } from './rules';

/** A printed question, without the key. */
export interface PaperQuestion {
  id: number;
  /** Its number on the paper, 1-based. */
  place: number;
  text: string;
  picture?: Picture;
  /** The number of right options; the paper shows it when there are several. */
  rightCount: number;
  /** Options in the order of the letters. */
  options: string[];
}

export interface PaperSection {
  name: string;
  questions: PaperQuestion[];
}

export interface KeyedQuestion {
  id: number;
  text: string;
  /** The number and the letters of the right options, by version. */
  at: Record<Version, { place: number; letters: string }>;
  right: string[];
  explanation: string;
  reference: string;
}

/** The printed content of a test, by part. */
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
  /** The time of an exam; null for practice. */
  minutes: number | null;
  body: PrintedBody;
}
