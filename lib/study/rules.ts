import type { BankGroup } from '@/lib/bank/file-contract';

/** A statement that a candidate must know, with its source: the regulation or another source used in the trade. */
type KeyPoint = { point: string; cite: string };

/** A table that a candidate must know. Each row has one cell per column. */
export type GuideTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  source: string;
};

export type DrawingName = 'cycle' | 'recovery-set-up' | 'push-pull' | 'chiller' | 'cylinder-marks';

/** A drawing made for this product. It is used where a picture explains better than text. */
export type GuideDrawing = {
  name: DrawingName;
  /** Text alternative. It describes everything in the drawing. */
  shows: string;
  caption: string;
  source: string;
};

/**
 * One topic of the exam outline (blueprint). `slug`: the topic's name in the outline, with which a page can link to a
 * practice test on the topic.
 */
export type GuideTopic = {
  slug: string;
  name: string;
  paragraphs: readonly string[];
  keyPoints: readonly KeyPoint[];
  tables: readonly GuideTable[];
  drawings?: readonly GuideDrawing[];
  /** Sources for the statements of the paragraphs. */
  cites: readonly string[];
};

/**
 * The study guide of one section group, with topics in the order of the exam outline. It describes the law as of autumn
 * 2026.
 */
export type Guide = {
  group: BankGroup;
  title: string;
  summary: string;
  topics: readonly GuideTopic[];
};

/** Related rows of a cheat sheet. Each row has a name and its figure or word. */
export type SheetBlock = {
  title: string;
  rows: readonly (readonly [name: string, figure: string])[];
  source: string;
};

/** A one-page cheat sheet with the figures of one section group. */
export type CheatSheet = {
  group: BankGroup;
  title: string;
  blocks: readonly SheetBlock[];
};

/** One thing to know about the exam day. */
type ExamDayPoint = {
  text: string;
  source: string;
  /** Date of the last check of the source, YYYY-MM-DD. Needed only for a text without a registered fact. */
  checkedOn?: string;
};

export type ExamDayTopic = {
  slug: string;
  title: string;
  points: readonly ExamDayPoint[];
  /** A question that only the certifying organization can answer. */
  ask?: string;
};
