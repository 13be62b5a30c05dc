import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { isCertificationSection } from '@/lib/kernel/exam';

type Transaction = Prisma.TransactionClient;

export interface SectionFields {
  name: string;
  description: string;
}

/**
 * Returns the names of all sections, including archived ones. Locks the names, so that no other transaction can set a
 * section name until this transaction ends.
 */
export async function holdNames(tx: Transaction): Promise<{ id: number; name: string }[]> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('coldpass.section-names'))`;
  return tx.section.findMany({ select: { id: true, name: true } });
}

/** Adds a section. The caller must hold the lock on names (`holdNames`). */
export async function createSection(tx: Transaction, fields: SectionFields): Promise<number> {
  const { id } = await tx.section.create({ data: { ...fields, position: 100 }, select: { id: true } });
  invalidate(tx, 'bank');
  return id;
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

/** Lists all sections in the certification's order, archived ones last. */
export const listEverySection = (): Promise<AdminSectionRow[]> => db.$queryRaw<AdminSectionRow[]>`
  SELECT s.id, s.name, s.description, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
    s.archived_at AS "archivedAt",
    count(q.id) FILTER (WHERE q.state = 'published')::int AS "questionCount",
    count(q.id) FILTER (WHERE q.state = 'published' AND q.is_for_mock_test)::int AS "mockQuestionCount",
    count(q.id) FILTER (WHERE q.state = 'draft')::int AS "draftCount",
    count(q.id) FILTER (WHERE q.state = 'archived')::int AS "archivedCount"
  FROM sections s LEFT JOIN questions q ON q.section_id = s.id
  GROUP BY s.id ORDER BY s.archived_at IS NOT NULL, s.position, s.id`;

interface LockedSection extends SectionFields {
  updatedAt: Date;
}

/** Locks the section until the transaction ends, and returns it; null if it does not exist. */
export async function lockSection(tx: Transaction, id: number): Promise<LockedSection | null> {
  const [row] = await tx.$queryRaw<LockedSection[]>`
    SELECT name, description, updated_at AS "updatedAt" FROM sections WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** Changes a section. The caller must hold the lock on names (`holdNames`) unless the name stays the same. */
export async function updateSection(tx: Transaction, id: number, fields: SectionFields): Promise<void> {
  await tx.section.update({ where: { id }, data: fields, select: { id: true } });
  invalidate(tx, 'bank');
}

/** Restores an archived section. Returns false if there is no archived section with that id. */
export async function restoreSection(tx: Transaction, id: number): Promise<boolean> {
  const { count } = await tx.section.updateMany({
    where: { id, archivedAt: { not: null } },
    data: { archivedAt: null },
  });
  invalidate(tx, 'bank');
  return count > 0;
}

// The statement itself checks that the section has no question. If a question is added at the same time, nothing is
// deleted.
const deleteEmptySection = (tx: Transaction, id: number) => tx.$executeRaw`
  DELETE FROM sections s WHERE s.id = ${id} AND NOT EXISTS (SELECT 1 FROM questions q WHERE q.section_id = s.id)
    AND NOT EXISTS (SELECT 1 FROM attempt_sections a WHERE a.section_id = s.id)`;

/**
 * Deletes an empty section. Archives it instead if it has questions or attempts, or belongs to the certification.
 * Returns null if it does not exist or is already archived.
 */
export async function removeSection(tx: Transaction, id: number): Promise<'deleted' | 'archived' | null> {
  invalidate(tx, 'bank');
  // The exam and the seeding at each start rely on the ids of the certification's sections.
  if (!isCertificationSection(id) && (await deleteEmptySection(tx, id)) > 0) return 'deleted';
  const archived = await tx.section.updateMany({ where: { id, archivedAt: null }, data: { archivedAt: new Date() } });
  return archived.count > 0 ? 'archived' : null;
}
