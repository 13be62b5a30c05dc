import 'server-only';
import type { QuestionState } from '@/lib/bank/editing/contract';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { StoredQuestion } from './changes-rules';
import type { Change, KnownSection } from './plan-rules';

/** A stored question without its Spanish texts, which `lib/bank/translations` stores. */
export type EnglishQuestion = Omit<StoredQuestion, 'spanish'>;

/** A client for queries: either the connection pool or the transaction of an import. */
type Queries = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;

const CURRENT = Prisma.sql`
  SELECT q.id AS "questionId", coalesce(q.slug, q.id::text) AS id, s.name AS section, q.section_id AS "sectionId", q.state,
    q.is_for_mock_test AS "isForMockTest", q.topic, q.difficulty, q.tier::text AS tier, r.text, r.explanation, r.reference, r.picture,
    (SELECT json_agg(json_build_object('text', a.text, 'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position)
     FROM answers a WHERE a.revision_id = r.id) AS answers,
    concat_ws('/', r.id, q.state, q.updated_at) AS version, r.revision, q.review_reason AS "reviewReason",
    EXISTS (SELECT 1 FROM attempt_questions aq WHERE aq.question_id = q.id) AS "wasAsked"
  FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id JOIN sections s ON s.id = q.section_id`;

/** Returns a page of the questions that are not archived, in the order of an exported file: by section, then by id. */
export const listForExport = (asked: {
  sectionId: number | null;
  offset: number;
  limit: number;
}): Promise<EnglishQuestion[]> => db.$queryRaw<EnglishQuestion[]>`
  ${CURRENT} WHERE q.state <> 'archived' AND s.archived_at IS NULL
    AND (${asked.sectionId}::int IS NULL OR q.section_id = ${asked.sectionId}::int)
  ORDER BY s.position, s.id, q.id LIMIT ${asked.limit} OFFSET ${asked.offset}`;

export const listSections = (queries: Queries = db): Promise<KnownSection[]> => queries.$queryRaw<KnownSection[]>`
  SELECT id, name FROM sections WHERE archived_at IS NULL ORDER BY position, id`;

export interface Sought {
  slugs: string[];
  ids: number[];
  /** Texts of rows without an id, by which stored questions are found. */
  texts: string[];
}

/**
 * Passes a list as one JSON value, because converting ten thousand parameters takes the client most of a second. The
 * SQL expands the value to rows, so that PostgreSQL can use a hash or an index. The values of an array would be
 * compared one by one.
 */
const listIn = (values: readonly (string | number)[]): Prisma.Sql =>
  Prisma.sql`(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** Returns the stored questions to which these ids and texts may refer. Finds archived questions only by id. */
export const listSought = (sought: Sought, queries: Queries = db): Promise<EnglishQuestion[]> =>
  queries.$queryRaw<EnglishQuestion[]>`
    ${CURRENT} WHERE q.id IN (
      SELECT id FROM questions WHERE slug IN ${listIn(sought.slugs)}
      UNION SELECT id FROM questions WHERE id IN (SELECT sought.id::int FROM ${listIn(sought.ids)} AS sought(id))
      UNION SELECT found.id FROM questions found JOIN question_revisions wording ON wording.id = found.current_revision_id
        WHERE found.state <> 'archived' AND wording.text IN ${listIn(sought.texts)})`;

/** Blocks other imports until the transaction ends. Returns false if an import is already running. */
export async function lockImports(queries: Queries): Promise<boolean> {
  const [lock] = await queries.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtext('coldpass.import')) AS taken`;
  return lock?.taken ?? false;
}

/** Serializes a batch of changes as the JSON that the statements below read. */
const toRecords = (changes: readonly Change[], ids: readonly NewIds[]): string =>
  JSON.stringify(
    changes.map(({ question, sectionId, slug, stored }, place) => ({
      id: stored?.questionId ?? ids[place]?.questionId,
      revisionId: ids[place]?.revisionId,
      slug,
      sectionId,
      state: question.state satisfies QuestionState,
      mock: question.isForMockTest,
      topic: question.topic,
      difficulty: question.difficulty,
      tier: question.tier,
      text: question.text,
      explanation: question.explanation,
      reference: question.reference,
      picture: question.picture,
      answers: question.answers.map((answer, position) => ({ ...answer, position })),
    })),
  );

const RECORD = Prisma.raw(`record(id int, "revisionId" int, slug text, "sectionId" int, state text, mock boolean,
  topic text, difficulty int, tier text, text text, explanation text, reference text, picture jsonb, answers jsonb)`);

interface NewIds {
  questionId: number;
  revisionId: number;
}

/** Takes ids from the sequences before the insertion, so that it is known which row belongs to which question. */
const reserveIds = (count: number, queries: Queries): Promise<NewIds[]> => queries.$queryRaw<NewIds[]>`
  SELECT nextval(pg_get_serial_sequence('questions', 'id'))::int AS "questionId",
    nextval(pg_get_serial_sequence('question_revisions', 'id'))::int AS "revisionId"
  FROM generate_series(1, ${count})`;

type Save = (changes: readonly Change[], actorId: string, queries: Queries) => Promise<number[] | null>;

/** Adds new questions and returns their ids; null if one of their slugs was taken in the meantime. */
export const addQuestions: Save = async (changes, actorId, queries) => {
  const ids = await reserveIds(changes.length, queries);
  const given = toRecords(changes, ids);
  const added = await queries.$executeRaw`
    INSERT INTO questions (id, slug, section_id, state, is_for_mock_test, topic, difficulty, tier, edited_at, updated_at)
    SELECT id, slug, "sectionId", state::question_state, mock, topic, difficulty, tier::question_tier, now(), now()
    FROM jsonb_to_recordset(${given}::jsonb) AS ${RECORD}
    ON CONFLICT (slug) DO NOTHING`;
  if (added !== changes.length) return null;
  await saveWording(given, actorId, queries);
  return ids.map((id) => id.questionId);
};

/**
 * Locks the stored questions of changes in the order of their ids, and returns the ids in the order of the changes.
 * Returns null if one of the questions has changed since the plan was made.
 */
export async function lockStored(changes: readonly Change[], queries: Queries): Promise<number[] | null> {
  const stored = changes.flatMap((change) => (change.stored ? [change.stored] : []));
  const locked = await queries.$queryRaw<{ id: number; version: string }[]>`
    SELECT id, concat_ws('/', current_revision_id, state, updated_at) AS version FROM questions
    WHERE id = ANY(${stored.map((question) => question.questionId)}) ORDER BY id FOR NO KEY UPDATE`;
  const versions = new Map(locked.map((row) => [row.id, row.version]));
  if (stored.some((question) => versions.get(question.questionId) !== question.version)) return null;
  return stored.map((question) => question.questionId);
}

/**
 * Saves the next revision of stored questions. Returns null if one of them has changed since the plan was made. If
 * changes affect results, blocks the start of tests with these questions, because it must be certain whether anybody
 * was asked them.
 */
export const reviseQuestions: Save = async (changes, actorId, queries) => {
  const ids = await lockStored(changes, queries);
  if (!ids) return null;
  const weighty = changes.flatMap((change) => (change.stored && change.weighty ? [change.stored.questionId] : []));
  if (weighty.length > 0) {
    await queries.$queryRaw`SELECT 1 FROM questions WHERE id = ANY(${weighty}::int[]) ORDER BY id FOR UPDATE`;
  }
  const given = toRecords(changes, await reserveIds(changes.length, queries));
  await queries.$executeRaw`
    UPDATE questions SET section_id = "sectionId", state = record.state::question_state,
      review_reason = CASE record.state WHEN 'published' THEN '' ELSE review_reason END, is_for_mock_test = mock,
      topic = record.topic, difficulty = record.difficulty, tier = record.tier::question_tier, edited_at = now(), updated_at = now()
    FROM jsonb_to_recordset(${given}::jsonb) AS ${RECORD} WHERE questions.id = record.id`;
  await saveWording(given, actorId, queries);
  return ids;
};

async function saveWording(given: string, actorId: string, queries: Queries): Promise<void> {
  await queries.$executeRaw`
    INSERT INTO question_revisions (id, question_id, revision, text, explanation, reference, picture, author_id)
    SELECT "revisionId", id, 1 + coalesce((SELECT max(revision) FROM question_revisions WHERE question_id = record.id), 0),
      text, explanation, reference, picture, ${actorId}::uuid
    FROM jsonb_to_recordset(${given}::jsonb) AS ${RECORD}`;
  await queries.$executeRaw`
    INSERT INTO answers (revision_id, position, text, is_correct, why)
    SELECT "revisionId", option.position, option.text, option."isCorrect", option.why
    FROM jsonb_to_recordset(${given}::jsonb) AS ${RECORD}
    CROSS JOIN LATERAL jsonb_to_recordset(record.answers) AS option(position int, text text, "isCorrect" boolean, why text)`;
  await queries.$executeRaw`
    UPDATE questions SET current_revision_id = "revisionId"
    FROM jsonb_to_recordset(${given}::jsonb) AS ${RECORD} WHERE questions.id = record.id`;
  invalidate(queries, 'bank');
}
