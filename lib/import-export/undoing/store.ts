import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';

type Transaction = Prisma.TransactionClient;

export interface NewImport {
  id: string;
  actorId: string;
  format: string;
  added: number;
  changed: number;
}

/** Records an import with the time of its transaction. The saved questions have the same time in `edited_at`. */
export const createImport = (tx: Transaction, { id, actorId, format, added, changed }: NewImport): Promise<number> =>
  tx.$executeRaw`
    INSERT INTO question_imports (id, actor_id, format, added, changed, created_at)
    VALUES (${id}::uuid, ${actorId}::uuid, ${format}, ${added}, ${changed}, now())`;

/** The state of a question before the import; null for a question that the import added. */
export interface Former {
  revisionId: number;
  sectionId: number;
  state: string;
  /** Absent in older records. An import with such a record can be undone only if the question had no review reason. */
  reviewReason: string;
  mock: boolean;
  topic: string;
  difficulty: number;
  tier: string;
  editedAt: string | null;
}

/**
 * Returns the state of the questions before the import saves them. If a question changes in between, the import notices
 * this when it saves the question.
 */
export async function listFormer(tx: Transaction, ids: readonly number[]): Promise<Map<number, Former>> {
  const rows = await tx.$queryRaw<(Former & { id: number })[]>`
    SELECT id, current_revision_id AS "revisionId", section_id AS "sectionId", state::text AS state,
      review_reason AS "reviewReason", is_for_mock_test AS mock, topic, difficulty, tier::text AS tier, edited_at::text AS "editedAt"
    FROM questions WHERE id = ANY(${[...ids]}::int[])`;
  return new Map(rows.map(({ id, ...former }) => [id, former]));
}

export interface Imported {
  questionId: number;
  former: Former | null;
  isSlip: boolean;
  correctionId: number | null;
}

/** Records which questions an import saved. Called after they are saved. */
export const noteImported = (tx: Transaction, importId: string, rows: readonly Imported[]): Promise<number> =>
  tx.$executeRaw`
    INSERT INTO imported_questions (import_id, question_id, revision_id, former_revision_id, former, is_slip, correction_id)
    SELECT ${importId}::uuid, q.id, q.current_revision_id, (row.former->>'revisionId')::int,
      nullif(row.former, 'null'::jsonb), row."isSlip", row."correctionId"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row("questionId" int, former jsonb, "isSlip" boolean, "correctionId" int)
    JOIN questions q ON q.id = row."questionId"`;

export async function listImports({ page, size }: { page: number; size: number }) {
  const [rows, totalItems] = await Promise.all([
    db.questionImport.findMany({
      select: {
        id: true,
        format: true,
        added: true,
        changed: true,
        createdAt: true,
        takenBackAt: true,
        actor: { select: { firstName: true, lastName: true, email: true, createdAt: true } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: page * size,
      take: size,
    }),
    db.questionImport.count(),
  ]);
  return { rows, totalItems };
}

/** Locks the import until the transaction ends; null if it does not exist. */
export async function lockImport(tx: Transaction, id: string): Promise<{ takenBackAt: Date | null } | null> {
  await tx.$queryRaw`SELECT 1 FROM question_imports WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.questionImport.findUnique({ where: { id }, select: { takenBackAt: true } });
}

type Choices = { text: string; isCorrect: boolean }[];

export interface ImportedRow {
  questionId: number;
  formerRevisionId: number | null;
  isSlip: boolean;
  correctionId: number | null;
  /** True if the question has changed since the import. */
  isChangedSince: boolean;
  wasAsked: boolean;
  /** True if the section in which the question was before the import is archived or deleted. */
  isSectionGone: boolean;
  /** `answers`: the answers after the import. `formerAnswers`: the answers before it. */
  answers: Choices;
  formerAnswers: Choices | null;
}

/** Number of questions per statement. One statement for the largest import would exceed the timeout. */
const AT_ONCE = 1_000;

/**
 * Lists the ids of an import's questions in batches. The questions of a batch are locked, read and written together.
 */
export async function listBatches(tx: Transaction, importId: string): Promise<number[][]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT question_id AS id FROM imported_questions WHERE import_id = ${importId}::uuid ORDER BY question_id`;
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, place) =>
    rows.slice(place * AT_ONCE, (place + 1) * AT_ONCE).map(({ id }) => id),
  );
}

/** SQL for the right options of a revision. */
const rightOf = (revision: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT array_agg(a.text ORDER BY a.text) FROM answers a WHERE a.revision_id = ${revision} AND a.is_correct)`;

/**
 * Locks a batch of an import's questions in the order of their ids, which every action on several questions uses. For
 * added questions that may be deleted and for questions whose key changes, also blocks the start of tests.
 */
export async function lockImported(tx: Transaction, importId: string, ids: readonly number[]): Promise<ImportedRow[]> {
  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM questions q JOIN imported_questions i ON i.question_id = q.id
    WHERE i.import_id = ${importId}::uuid AND q.id = ANY(${[...ids]}::int[]) AND (i.former_revision_id IS NULL
      OR ${rightOf(Prisma.sql`i.revision_id`)} IS DISTINCT FROM ${rightOf(Prisma.sql`i.former_revision_id`)})
    ORDER BY q.id FOR UPDATE OF q`;
  return tx.$queryRaw<ImportedRow[]>`
    SELECT i.question_id AS "questionId", i.former_revision_id AS "formerRevisionId", i.is_slip AS "isSlip",
      i.correction_id AS "correctionId",
      q.current_revision_id IS DISTINCT FROM i.revision_id OR q.edited_at IS DISTINCT FROM one.created_at
        OR q.review_reason <> CASE q.state WHEN 'published' THEN '' ELSE coalesce(i.former->>'reviewReason', '') END
        AS "isChangedSince",
      EXISTS (SELECT 1 FROM attempt_questions aq WHERE aq.question_id = q.id) AS "wasAsked",
      i.former IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sections s
        WHERE s.id = (i.former->>'sectionId')::int AND (s.archived_at IS NULL OR s.id = q.section_id)) AS "isSectionGone",
      (SELECT json_agg(json_build_object('text', a.text, 'isCorrect', a.is_correct) ORDER BY a.position)
       FROM answers a WHERE a.revision_id = i.revision_id) AS answers,
      (SELECT json_agg(json_build_object('text', a.text, 'isCorrect', a.is_correct) ORDER BY a.position)
       FROM answers a WHERE a.revision_id = i.former_revision_id) AS "formerAnswers"
    FROM imported_questions i JOIN question_imports one ON one.id = i.import_id JOIN questions q ON q.id = i.question_id
    WHERE i.import_id = ${importId}::uuid AND i.question_id = ANY(${[...ids]}::int[]) ORDER BY i.question_id`;
}

interface Batch {
  importId: string;
  ids: readonly number[];
}

/**
 * Restores each question's state before the import, by saving it as the next revision. Returns pairs of question id and
 * revision number.
 */
export async function restore(tx: Transaction, { importId, ids }: Batch, actorId: string): Promise<[number, number][]> {
  const restored = await tx.$queryRaw<{ questionId: number; revision: number }[]>`
    WITH former AS (
      SELECT i.question_id, i.former, r.id, r.text, r.explanation, r.reference, r.picture FROM imported_questions i
      JOIN question_revisions r ON r.id = i.former_revision_id
      WHERE i.import_id = ${importId}::uuid AND i.question_id = ANY(${[...ids]}::int[])
    ), made AS (
      INSERT INTO question_revisions (question_id, revision, text, explanation, reference, picture, author_id)
      SELECT question_id, 1 + (SELECT max(revision) FROM question_revisions known WHERE known.question_id = former.question_id),
        text, explanation, reference, picture, ${actorId}::uuid FROM former
      RETURNING id, question_id, revision
    ), answered AS (
      INSERT INTO answers (revision_id, position, text, is_correct, why)
      SELECT made.id, a.position, a.text, a.is_correct, a.why
      FROM made JOIN former USING (question_id) JOIN answers a ON a.revision_id = former.id
    ), saved AS (
      UPDATE questions q SET section_id = (f.former->>'sectionId')::int, state = (f.former->>'state')::question_state,
        review_reason = coalesce(f.former->>'reviewReason', ''), is_for_mock_test = (f.former->>'mock')::boolean, topic = f.former->>'topic',
        difficulty = (f.former->>'difficulty')::smallint, tier = (f.former->>'tier')::question_tier,
        edited_at = (f.former->>'editedAt')::timestamptz, updated_at = now(), current_revision_id = made.id
      FROM made JOIN former f USING (question_id) WHERE q.id = made.question_id
    )
    SELECT question_id AS "questionId", revision FROM made`;
  invalidate(tx, 'bank');
  return restored.map(({ questionId, revision }) => [questionId, revision]);
}

/**
 * SQL condition: true if a learner was asked the question or has data about it, such as a favorite moved from a merged
 * duplicate.
 */
const isKnown = Prisma.sql`(EXISTS (SELECT 1 FROM attempt_questions aq WHERE aq.question_id = q.id)
  OR EXISTS (SELECT 1 FROM learner_questions lq WHERE lq.question_id = q.id)
  OR EXISTS (SELECT 1 FROM favorites f WHERE f.question_id = q.id)
  OR EXISTS (SELECT 1 FROM question_reports r WHERE r.question_id = q.id))`;

/** Deletes the questions that the import added. Archives questions with learner data instead. */
export async function removeAdded(
  tx: Transaction,
  { importId, ids }: Batch,
): Promise<{ deleted: number; archived: number }> {
  const archived = await tx.$executeRaw`
    UPDATE questions q SET state = 'archived', review_reason = '', edited_at = now(), updated_at = now()
    FROM imported_questions i WHERE i.import_id = ${importId}::uuid AND i.former_revision_id IS NULL AND q.id = i.question_id
      AND q.id = ANY(${[...ids]}::int[]) AND ${isKnown}`;
  const deleted = await tx.$executeRaw`
    DELETE FROM questions q USING imported_questions i
    WHERE i.import_id = ${importId}::uuid AND i.former_revision_id IS NULL AND q.id = i.question_id
      AND q.id = ANY(${[...ids]}::int[]) AND NOT ${isKnown}`;
  invalidate(tx, 'bank');
  return { deleted, archived };
}

export const markTakenBack = (tx: Transaction, id: string): Promise<unknown> =>
  tx.questionImport.update({ where: { id }, data: { takenBackAt: new Date() }, select: { id: true } });
