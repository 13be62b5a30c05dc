import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

export interface SectionFields {
  name: string;
  description: string;
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
