import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

export interface SectionFields {
  name: string;
  description: string;
}

export interface QuestionFields {
  text: string;
  sectionId: number;
  isForMockTest: boolean;
  explanation: string;
  reference: string;
  topic: string;
  difficulty: number;
  answers: { text: string; isCorrect: boolean; why: string }[];
}

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Null when another section has the name. */
export async function createSection(fields: SectionFields): Promise<number | null> {
  try {
    return (await db.section.create({ data: { ...fields, position: 100 }, select: { id: true } })).id;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

export interface AdminSectionRow {
  id: number;
  name: string;
  description: string;
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
  questionCount: number;
  mockQuestionCount: number;
  draftCount: number;
  archivedCount: number;
}

/** Sections in the certification's order, the archived ones last. */
export const listEverySection = (): Promise<AdminSectionRow[]> => db.$queryRaw<AdminSectionRow[]>`
  SELECT s.id, s.name, s.description, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
    s.archived_at AS "archivedAt",
    count(q.id) FILTER (WHERE q.state = 'published')::int AS "questionCount",
    count(q.id) FILTER (WHERE q.state = 'published' AND q.is_for_mock_test)::int AS "mockQuestionCount",
    count(q.id) FILTER (WHERE q.state = 'draft')::int AS "draftCount",
    count(q.id) FILTER (WHERE q.state = 'archived')::int AS "archivedCount"
  FROM sections s LEFT JOIN questions q ON q.section_id = s.id
  GROUP BY s.id ORDER BY s.archived_at IS NOT NULL, s.position, s.id`;

export const findSection = (id: number) =>
  db.section.findUnique({ where: { id }, select: { name: true, description: true, updatedAt: true } });

export type SectionSave = 'saved' | 'taken' | 'changed';

/** Guarded by what the editor saw: of two saves at once the second finds another instant and changes nothing. */
export async function updateSection(id: number, fields: SectionFields, seenUpdatedAt: Date): Promise<SectionSave> {
  try {
    const { count } = await db.section.updateMany({ where: { id, updatedAt: seenUpdatedAt }, data: fields });
    return count > 0 ? 'saved' : 'changed';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** False when there is no archived section of that id. */
export const restoreSection = async (id: number): Promise<boolean> =>
  (await db.section.updateMany({ where: { id, archivedAt: { not: null } }, data: { archivedAt: null } })).count > 0;

/** Deletes a section without questions, archives one that has some; null when there is none. */
export async function removeSection(id: number): Promise<'deleted' | 'archived' | null> {
  // The guard on "no questions" is in the statement: a question added in the same moment turns it into an archiving.
  const removed = await db.$executeRaw`
    DELETE FROM sections s WHERE s.id = ${id} AND NOT EXISTS (SELECT 1 FROM questions q WHERE q.section_id = s.id)
      AND NOT EXISTS (SELECT 1 FROM attempt_sections a WHERE a.section_id = s.id)`;
  if (removed > 0) return 'deleted';
  const archived = await db.section.updateMany({ where: { id, archivedAt: null }, data: { archivedAt: new Date() } });
  return archived.count > 0 ? 'archived' : null;
}

const revisionOf = (fields: QuestionFields, revision: number, authorId: string) => ({
  revision,
  authorId,
  text: fields.text,
  explanation: fields.explanation,
  reference: fields.reference,
  answers: { create: fields.answers.map((answer, position) => ({ ...answer, position })) },
});

const metaOf = (fields: QuestionFields) => ({
  sectionId: fields.sectionId,
  isForMockTest: fields.isForMockTest,
  topic: fields.topic,
  difficulty: fields.difficulty,
});

/** Adds the question with its first revision. */
export const createQuestion = (fields: QuestionFields, authorId: string): Promise<number> =>
  db.$transaction(async (tx) => {
    const question = await tx.question.create({
      data: { ...metaOf(fields), editedAt: new Date() },
      select: { id: true },
    });
    const revision = await tx.questionRevision.create({
      data: { questionId: question.id, ...revisionOf(fields, 1, authorId) },
      select: { id: true },
    });
    await tx.question.update({
      where: { id: question.id },
      data: { currentRevisionId: revision.id },
      select: { id: true },
    });
    return question.id;
  });

/**
 * Saves the next revision; false when there is no such question. The row is locked first and the revisions are counted in
 * the next statement, whose view is newer than the wait: two admins at once get two numbers.
 */
export const reviseQuestion = (id: number, fields: QuestionFields, authorId: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM questions WHERE id = ${id} FOR UPDATE`;
    if (locked.length === 0) return false;
    const { _max } = await tx.questionRevision.aggregate({ where: { questionId: id }, _max: { revision: true } });
    const last = _max.revision ?? 0;
    const revision = await tx.questionRevision.create({
      data: { questionId: id, ...revisionOf(fields, last + 1, authorId) },
      select: { id: true },
    });
    await tx.question.update({
      where: { id },
      data: { ...metaOf(fields), editedAt: new Date(), currentRevisionId: revision.id },
      select: { id: true },
    });
    return true;
  });

/** Deletes a question that no attempt refers to, archives one that was asked; false when there is none. */
export async function removeQuestion(id: number): Promise<boolean> {
  // The foreign key of the papers settles a start in the same moment: one of the two statements waits, then sees the other.
  const removed = await db.$executeRaw`
    DELETE FROM questions q WHERE q.id = ${id} AND NOT EXISTS (SELECT 1 FROM attempt_questions a WHERE a.question_id = q.id)`;
  if (removed > 0) return true;
  const archived = await db.question.updateMany({
    where: { id, state: { not: 'archived' } },
    data: { state: 'archived', editedAt: new Date() },
  });
  return archived.count > 0;
}

/** The current wording of every published question. */
export const listTexts = (): Promise<{ id: number; text: string }[]> => db.$queryRaw`
  SELECT q.id, r.text FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id
  WHERE q.state = 'published' ORDER BY q.id`;

export async function writeAudit(entry: {
  actorId: string;
  action: string;
  subject: string;
  before?: object;
  after?: object;
}): Promise<void> {
  await db.auditEntry.create({
    data: {
      actorId: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      ...(entry.before ? { before: entry.before } : {}),
      ...(entry.after ? { after: entry.after } : {}),
    },
    select: { id: true },
  });
}
