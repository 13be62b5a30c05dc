import 'server-only';
import type { Picture } from '@/lib/bank/picture/contract';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { QuestionTier } from '@/lib/kernel/exam';

export interface SeedSection {
  id: number;
  name: string;
  description: string;
  position: number;
}

export interface SeedQuestion {
  slug: string;
  sectionId: number;
  text: string;
  explanation: string;
  reference: string;
  topic: string;
  difficulty: number;
  tier: QuestionTier;
  fact: string | null;
  mock: boolean;
  contrast: string | null;
  digest: string;
  /**
   * Estimated share of apprentices who know the answer. The digest leaves it out, because it is not part of the
   * wording.
   */
  expected: number | null;
  picture?: Picture;
  answers: { position: number; text: string; isCorrect: boolean; why: string }[];
}

export interface SeededQuestion {
  slug: string;
  digest: string | null;
  isEdited: boolean;
}

/** Adds missing sections. Does not change existing ones, because an admin may have renamed them. */
export async function addSections(sections: SeedSection[]): Promise<void> {
  const added = await db.$executeRaw`
    INSERT INTO sections (id, name, description, position, updated_at)
    SELECT id, name, description, position, now()
    FROM jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) AS given(id int, name text, description text, position int)
    ON CONFLICT DO NOTHING`;
  if (added === 0) return;
  invalidate(db, 'bank');
  // The inserts set ids explicitly, so the sequence did not advance. This statement sets the sequence to the highest
  // id, so that the next section gets a free id.
  const highest = Math.max(...sections.map((section) => section.id));
  await db.$queryRaw`SELECT count(nextval(pg_get_serial_sequence('sections', 'id'))) FROM generate_series(1, ${highest})`;
}

export const listSeeded = (): Promise<SeededQuestion[]> => db.$queryRaw<SeededQuestion[]>`
  SELECT slug, seed_digest AS digest, edited_at IS NOT NULL AS "isEdited" FROM questions WHERE slug IS NOT NULL`;

type Transaction = Prisma.TransactionClient;

/** Timeouts in milliseconds. They are long enough to seed a whole question bank on a slow disk. */
const PATIENCE = { maxWait: 60_000, timeout: 120_000 };

/**
 * Runs the seeding in one transaction, so that readers see all of its changes or none. A concurrent run waits for the
 * lock.
 */
export const inSeeding = <T>(seed: (tx: Transaction) => Promise<T>): Promise<T> =>
  transact(async (tx) => {
    // Raises the lock timeout, because the default of 2 s is too short for a concurrent run.
    await tx.$executeRaw`SET LOCAL lock_timeout = ${Prisma.raw(String(PATIENCE.timeout))}`;
    await tx.$executeRaw`SET LOCAL statement_timeout = ${Prisma.raw(String(PATIENCE.timeout))}`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('coldpass.seed'))`;
    return seed(tx);
  }, PATIENCE);

/**
 * Adds new questions and revises existing ones. Returns the slugs of both. The condition on `edited_at` skips a
 * question that an admin edits at the same time; the condition on `seed_digest` skips a question that a concurrent run
 * has already saved. Questions in review stay in review until an admin confirms them.
 */
export async function saveQuestions(tx: Transaction, questions: SeedQuestion[]): Promise<string[]> {
  if (questions.length === 0) return [];
  const given = JSON.stringify(questions);
  const saved = await tx.$queryRaw<{ slug: string }[]>`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS row(slug text, "sectionId" int, text text, explanation text,
          reference text, topic text, difficulty int, tier text, fact text, mock boolean, contrast text, digest text,
          picture jsonb, answers jsonb)
      ), saved AS (
        INSERT INTO questions (slug, section_id, state, is_for_mock_test, topic, difficulty, tier, fact, contrast,
          seed_digest, updated_at)
        SELECT slug, "sectionId", 'published', mock, topic, difficulty, tier::question_tier, fact, contrast, digest,
          now() FROM given
        ON CONFLICT (slug) DO UPDATE SET section_id = excluded.section_id,
          state = CASE questions.state WHEN 'in_review' THEN questions.state ELSE 'published' END,
          review_reason = CASE questions.state WHEN 'in_review' THEN questions.review_reason ELSE '' END,
          is_for_mock_test = excluded.is_for_mock_test, topic = excluded.topic, difficulty = excluded.difficulty,
          tier = excluded.tier, fact = excluded.fact, contrast = excluded.contrast, seed_digest = excluded.seed_digest, updated_at = now()
        WHERE questions.edited_at IS NULL AND questions.seed_digest IS DISTINCT FROM excluded.seed_digest
        RETURNING id, slug
      ), revised AS (
        INSERT INTO question_revisions (question_id, revision, text, explanation, reference, picture)
        SELECT saved.id, 1 + coalesce((SELECT max(revision) FROM question_revisions WHERE question_id = saved.id), 0),
          given.text, given.explanation, given.reference, given.picture
        FROM saved JOIN given USING (slug)
        RETURNING id, question_id
      ), answered AS (
        INSERT INTO answers (revision_id, position, text, is_correct, why)
        SELECT revised.id, option.position, option.text, option."isCorrect", option.why
        FROM revised JOIN saved ON saved.id = revised.question_id JOIN given USING (slug)
        CROSS JOIN LATERAL jsonb_to_recordset(given.answers) AS option(position int, text text, "isCorrect" boolean, why text)
      )
      SELECT slug FROM saved`;
  await tx.$executeRaw`
      UPDATE questions SET current_revision_id = latest.id
      FROM (SELECT DISTINCT ON (question_id) question_id, id FROM question_revisions ORDER BY question_id, revision DESC) AS latest
      WHERE latest.question_id = questions.id AND questions.slug = ANY(${questions.map((question) => question.slug)})
        AND questions.current_revision_id IS DISTINCT FROM latest.id`;
  invalidate(tx, 'bank');
  return saved.map(({ slug }) => slug);
}

/** Stores the expected share of each question, even if an admin has edited the question. */
export async function saveRatings(tx: Transaction, questions: readonly SeedQuestion[]): Promise<void> {
  const given = JSON.stringify(questions.map(({ slug, expected }) => ({ slug, expected })));
  const changed = await tx.$executeRaw`
    UPDATE questions q SET expected = given.expected
    FROM jsonb_to_recordset(${given}::jsonb) AS given(slug text, expected real)
    WHERE q.slug = given.slug AND q.expected IS DISTINCT FROM given.expected`;
  if (changed > 0) invalidate(tx, 'bank');
}

/**
 * Archives questions that the files no longer contain, and returns their number. Past results still show these
 * questions. Clears their digests, so that a question that returns to the files unchanged counts as changed.
 */
export async function archiveQuestions(tx: Transaction, slugs: string[]): Promise<number> {
  const archived = await tx.$executeRaw`
    UPDATE questions SET state = 'archived', seed_digest = NULL, updated_at = now()
    WHERE slug = ANY(${slugs}) AND edited_at IS NULL AND state <> 'archived'`;
  invalidate(tx, 'bank');
  return archived;
}

/** Stores the version of the product that seeded the question bank; null deletes the stored version. */
export async function saveVersion(tx: Transaction, version: string | null): Promise<void> {
  await tx.bankSeeding.deleteMany();
  if (version !== null) await tx.bankSeeding.create({ data: { version } });
}
