import type { BankGroup } from '@/lib/bank/file/contract';

/** What a candidate must be able to say without looking it up, with the rule or trade source it comes from. */
type KeyPoint = { point: string; cite: string };

/** A table to know by heart. Each row has as many cells as there are columns. */
export type GuideTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  source: string;
};

export type DrawingName = 'cycle' | 'recovery-set-up' | 'push-pull' | 'chiller' | 'cylinder-marks';

/** A drawing of ours, where a picture says it better. */
export type GuideDrawing = {
  name: DrawingName;
  /** All that it shows, for those who do not see it. */
  shows: string;
  caption: string;
  source: string;
};

/** One topic of the blueprint; `slug` is the blueprint's topic, so a page can link to a practice test of it. */
export type GuideTopic = {
  slug: string;
  name: string;
  paragraphs: readonly string[];
  keyPoints: readonly KeyPoint[];
  tables: readonly GuideTable[];
  drawings?: readonly GuideDrawing[];
  /** Where the topic's prose can be checked. */
  cites: readonly string[];
};

/** The study text of one question group, its topics in the blueprint's order. State of the law: autumn 2026. */
export type Guide = {
  group: BankGroup;
  title: string;
  summary: string;
  topics: readonly GuideTopic[];
};

/** What belongs together on a cheat sheet. A row is what is asked for and its figure or word. */
export type SheetBlock = {
  title: string;
  rows: readonly (readonly [name: string, figure: string])[];
  source: string;
};

/** The figures of one question group on one sheet of paper. */
export type CheatSheet = {
  group: BankGroup;
  title: string;
  blocks: readonly SheetBlock[];
};

/** A thing to know for the day of the exam. */
type ExamDayPoint = {
  text: string;
  source: string;
  /** When the source was last looked at (YYYY-MM-DD), for a text that names no registered fact. */
  checkedOn?: string;
};

export type ExamDayTopic = {
  slug: string;
  title: string;
  points: readonly ExamDayPoint[];
  /** What the certifying organization decides, to be asked there. */
  ask?: string;
};
