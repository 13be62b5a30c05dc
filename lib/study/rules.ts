import type { BankGroup } from '@/lib/bank/file/contract';

/** Statement that a candidate must know by heart, with the rule or trade source it comes from. */
type KeyPoint = { point: string; cite: string };

/** A table to know by heart. Each row has as many cells as there are columns. */
export type GuideTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  source: string;
};

export type DrawingName = 'cycle' | 'recovery-set-up' | 'push-pull' | 'chiller' | 'cylinder-marks';

/** One of our drawings, where a picture explains better than text. */
export type GuideDrawing = {
  name: DrawingName;
  /** Text alternative with everything that the drawing shows. */
  shows: string;
  caption: string;
  source: string;
};

/** One topic of the blueprint. `slug` is the blueprint's topic, so that a page can link to a practice test on it. */
export type GuideTopic = {
  slug: string;
  name: string;
  paragraphs: readonly string[];
  keyPoints: readonly KeyPoint[];
  tables: readonly GuideTable[];
  drawings?: readonly GuideDrawing[];
  /** Sources in which the topic's prose can be checked. */
  cites: readonly string[];
};

/** The study text of one question group, its topics in the blueprint's order. State of the law: autumn 2026. */
export type Guide = {
  group: BankGroup;
  title: string;
  summary: string;
  topics: readonly GuideTopic[];
};

/** Related rows of a cheat sheet. A row is a name and its figure or word. */
export type SheetBlock = {
  title: string;
  rows: readonly (readonly [name: string, figure: string])[];
  source: string;
};

/** Cheat sheet with the figures of one question group, printed on one page. */
export type CheatSheet = {
  group: BankGroup;
  title: string;
  blocks: readonly SheetBlock[];
};

/** A point to know for the exam day. */
type ExamDayPoint = {
  text: string;
  source: string;
  /** Date of the last check of the source (YYYY-MM-DD), for a text that names no registered fact. */
  checkedOn?: string;
};

export type ExamDayTopic = {
  slug: string;
  title: string;
  points: readonly ExamDayPoint[];
  /** Questions that only the certifying organization can answer. */
  ask?: string;
};
