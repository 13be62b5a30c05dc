import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { SECTIONS } from '@/lib/kernel/exam';
import { quickRandom, shuffle } from '@/lib/kernel/random';
import { findTopic, TOPICS } from '@/lib/kernel/topics';

/** Shares of the topics in each section, in percent. */
export const TOPIC_SHARES = SECTIONS.map(({ id }) => ({
  sectionId: id,
  shares: Object.fromEntries(
    TOPICS.filter(({ sectionId }) => sectionId === id).map(({ topic, share }) => [topic, share]),
  ),
}));

const SHARES = JSON.stringify(TOPICS.map(({ sectionId, topic, share }) => ({ section_id: sectionId, topic, share })));

export interface ExamDraw {
  sectionIds: number[];
  /** Ids of questions that this caller may not be asked now. */
  withheld: number[];
  /** False leaves out mock questions. Exams never contain them, because their keys are public. */
  withMock: boolean;
  /** Topics to draw from, each with its section id, such as "6 safety". Empty or absent means all topics. */
  topics?: readonly string[];
  /** Ids of questions that the exam must contain. They come first; the remaining questions are drawn. */
  kept?: readonly number[];
}

/** Percentage of a topic that the exam outline does not list. */
const OTHER_SHARE = 4;

const isNew = (kept: readonly number[]): Prisma.Sql =>
  kept.length === 0 ? Prisma.sql`true` : Prisma.sql`(q.id <> ALL(${[...kept]}::int[]))`;

/**
 * Selects the published questions of the sections as `id`, `section_id` and `place`, in random order. For any n, the
 * first n questions of a section contain topics in proportion to their shares (Webster's method) and no two questions
 * about one fact. Exam-tier questions come first.
 */
export const examPositions = ({
  sectionIds,
  withheld,
  withMock,
  topics = [],
  kept = [],
}: ExamDraw): Prisma.Sql => Prisma.sql`
  SELECT ranked.id, ranked.section_id, row_number() OVER (PARTITION BY ranked.section_id
    ORDER BY ranked.is_new, (ranked.place_in_topic - 0.5) / coalesce(shares.share, ${OTHER_SHARE}), ranked.chance) AS place
  FROM (
    SELECT id, section_id, topic, chance, is_new, row_number() OVER (PARTITION BY section_id, topic
      ORDER BY is_new, turn_of_fact > 1, tier, chance) AS place_in_topic
    FROM (
      SELECT q.id, q.section_id, q.topic, q.tier, drawn.chance, ${isNew(kept)} AS is_new,
        CASE WHEN q.fact IS NULL THEN 1
          ELSE row_number() OVER (PARTITION BY q.section_id, q.fact ORDER BY ${isNew(kept)}, q.tier, drawn.chance) END AS turn_of_fact
      FROM questions q CROSS JOIN LATERAL (SELECT random() AS chance WHERE q.id IS NOT NULL) AS drawn
      WHERE q.section_id = ANY(${sectionIds}) AND q.state = 'published'
        AND q.id <> ALL(${withheld}::int[]) AND (${withMock} OR NOT q.is_for_mock_test)
        ${topics.length === 0 ? Prisma.empty : Prisma.sql`AND q.section_id || ' ' || q.topic = ANY(${[...topics]}::text[])`}
    ) AS by_fact
  ) AS ranked LEFT JOIN jsonb_to_recordset(${SHARES}::jsonb) AS shares(section_id int, topic text, share int)
    ON shares.section_id = ranked.section_id AND shares.topic = ranked.topic`;

export interface PaperDraw extends ExamDraw {
  perSection: number;
}

/** Selects the first `perSection` questions of each section in an exam's order, with their revisions and sections. */
export const paperQuestions = ({ perSection, ...draw }: PaperDraw): Prisma.Sql => Prisma.sql`
  SELECT q.id AS "questionId", q.current_revision_id AS "revisionId", q.section_id AS "sectionId", s.name AS "sectionName"
  FROM (${examPositions(draw)}) AS drawn JOIN questions q ON q.id = drawn.id JOIN sections s ON s.id = q.section_id
  WHERE drawn.place <= ${perSection} AND s.archived_at IS NULL ORDER BY s.position, drawn.place`;

interface InTopic {
  topic: string;
  /**
   * Id of the fact that the question asks. Null if the question names no fact; it then counts as different from all
   * others.
   */
  fact: string | null;
}

/**
 * Draws random questions of the section, with topics in proportion to their shares (Webster's method) and no two
 * questions about one fact.
 */
export function drawByShares<T extends InTopic>(pool: readonly T[], sectionId: number, limit: number): T[] {
  const facts = new Set<string>();
  const taken = new Map<string, number>();
  return shuffle(pool, quickRandom())
    .filter(({ fact }) => fact === null || (!facts.has(fact) && facts.add(fact)))
    .map((question) => {
      const place = (taken.get(question.topic) ?? 0) + 1;
      taken.set(question.topic, place);
      return { question, order: (place - 0.5) / (findTopic(sectionId, question.topic)?.share ?? OTHER_SHARE) };
    })
    .sort((one, other) => one.order - other.order)
    .slice(0, limit)
    .map(({ question }) => question);
}
