import type { Picture } from '@/lib/bank/picture/contract';
import type { AssignmentId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import type { Version } from './rules';

/** A printed question, without the key. */
export interface PaperQuestion {
  id: number;
  /** Number of the question in this printed version, 1-based. */
  place: number;
  language: Language;
  text: string;
  picture?: Picture;
  /** Number of right options. The paper shows this number if it is above 1. */
  rightCount: number;
  /** Options in printed order: A, B, C… */
  options: string[];
}

export interface PaperSection {
  name: string;
  questions: PaperQuestion[];
}

export interface KeyedQuestion {
  id: number;
  language: Language;
  text: string;
  /** The question's number and the letters of its right options in each version. */
  at: Record<Version, { place: number; letters: string }>;
  right: string[];
  explanation: string;
  reference: string;
}

/** Content of one part of a printed test. */
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
  /** Time limit of an exam; null for practice. */
  minutes: number | null;
  body: PrintedBody;
}
