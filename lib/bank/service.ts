import 'server-only';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import type { QuestionId } from '@/lib/kernel/ids';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { perProcess } from '@/lib/kernel/per-process';
import { Problem } from '@/lib/kernel/problem';
import { KEYLESS_PAGE_SIZE, type QuestionView, type SectionView } from './contract';
import { drawByShares } from './exam-paper';
import * as store from './store';
import { viewExamQuestion, viewQuestion, viewSection } from './view';

/** Milliseconds for which data is cached. A change on another instance may be seen here only after this time. */
const CACHE_MS = 10_000;

interface MockQuestion {
  sectionId: number;
  topic: string;
  fact: string | null;
  view: QuestionView;
}

/** Sections are public and the same for everybody, so they are cached in memory. */
export const listSections = cacheUntilInvalidated(
  'sections of the bank',
  { of: ['bank'], forMs: CACHE_MS },
  async (): Promise<SectionView[]> => (await store.listSections()).map(viewSection),
);

/** Throws `NOT_FOUND` if the section does not exist or is archived. */
export async function requireSection(id: number): Promise<void> {
  const sections = await listSections();
  if (!sections.some((section) => section.id === id)) throw new Problem('NOT_FOUND', 'There is no such section');
}

const toMockQuestion = (row: store.QuestionRow, fact: string | null): MockQuestion => ({
  sectionId: row.sectionId,
  topic: row.topic,
  fact,
  view: viewQuestion(row),
});

const listMockQuestions = cacheUntilInvalidated(
  'mock questions of the bank',
  { of: ['bank'], forMs: CACHE_MS },
  async (): Promise<MockQuestion[]> => {
    const [rows, facts] = await Promise.all([store.listMockQuestions(), store.listMockFacts()]);
    const factOf = new Map(facts.map(({ id, fact }) => [id, fact]));
    return rows.map((row) => toMockQuestion(row, factOf.get(row.id) ?? null));
  },
);

/** Draws random mock questions of a section in proportion to its topics. Throws `NOT_FOUND`. */
export async function drawMockQuestions(sectionId: number, limit: number): Promise<QuestionView[]> {
  await requireSection(sectionId);
  const all = await listMockQuestions();
  const ofSection = all.filter((question) => question.sectionId === sectionId);
  return drawByShares(ofSection, sectionId, limit).map((question) => question.view);
}

const MAX_CACHED = 20_000;

const cachedViews = perProcess('questions with keys', () => new Map<number, { version: string; view: QuestionView }>());

/**
 * Returns a map by id of these published questions, with their keys, for practice. Caches each question's view, and
 * rebuilds the view when the question's version changes.
 */
export async function viewPracticeQuestions(
  wanted: readonly { id: number; version: string }[],
): Promise<ReadonlyMap<number, QuestionView>> {
  const cached = cachedViews();
  const found = new Map<number, QuestionView>();
  const missing: number[] = [];
  for (const { id, version } of wanted) {
    const known = cached.get(id);
    if (known?.version === version) found.set(id, known.view);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const rows = await store.listQuestionsByIds(missing);
  if (cached.size + rows.length > MAX_CACHED) cached.clear();
  for (const row of rows) {
    const view = viewQuestion(row);
    cached.set(row.id, { version: row.version, view });
    found.set(row.id, view);
  }
  return found;
}

interface SectionQuestions {
  /** True includes keys and mock questions. */
  seesKey: boolean;
  /** Ids of questions to leave out. */
  withheld: readonly QuestionId[];
  sectionId: number;
  page?: number | undefined;
  size?: number | undefined;
  shuffle: boolean;
}

/**
 * Lists questions of a section. A page has at most 25 questions without keys; with keys there is no limit. Throws
 * `NOT_FOUND`.
 */
export async function listSectionQuestions(asked: SectionQuestions): Promise<Page<QuestionView>> {
  await requireSection(asked.sectionId);
  const { seesKey, withheld } = asked;
  const page = asked.page ?? 0;
  const size = seesKey ? (asked.size ?? EVERYTHING) : Math.min(asked.size ?? KEYLESS_PAGE_SIZE, KEYLESS_PAGE_SIZE);
  const { sectionId, shuffle } = asked;
  const found = await store.listQuestions({
    sectionId,
    page,
    size,
    shuffle,
    withMock: seesKey,
    withheld: [...withheld],
  });
  return toPage(found.rows.map(seesKey ? viewQuestion : viewExamQuestion), {
    page,
    size,
    totalItems: found.totalItems,
  });
}

/** Default page size for admins, larger than any question bank, so that the list has one page. */
const EVERYTHING = 100_000;

/** Returns published questions without keys, in the order of the ids. */
export const listExamQuestionsByIds = async (ids: number[]): Promise<QuestionView[]> =>
  (await store.listQuestionsByIds(ids)).map(viewExamQuestion);

/** Returns published questions with their answer keys, in the same order as `ids`. */
export const listQuestionsByIds = async (ids: number[]): Promise<QuestionView[]> =>
  (await store.listQuestionsByIds(ids)).map(viewQuestion);
