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

/** One topic of the blueprint; `slug` is the blueprint's topic, so a page can link to a practice test of it. */
export type GuideTopic = {
  slug: string;
  name: string;
  paragraphs: readonly string[];
  keyPoints: readonly KeyPoint[];
  tables: readonly GuideTable[];
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
