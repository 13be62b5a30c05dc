import 'server-only';
import { audited, type Transaction } from '@/lib/audit/service';
import type { SectionView } from '@/lib/bank/contract';
import { listSections } from '@/lib/bank/service';
import { nameKey } from '@/lib/kernel/names';
import { Problem } from '@/lib/kernel/problem';
import type { AdminSectionView } from './contract';
import * as store from './store';
import { viewAdminSection } from './view';

/** Lets admins edit sections. Each action is recorded in the audit log. */

const noSuchSection = () => new Problem('NOT_FOUND', 'There is no such section');
const nameTaken = () => new Problem('CONFLICT', 'A section with this name exists already. Choose another name.');

export const listEverySection = async (): Promise<AdminSectionView[]> =>
  (await store.listEverySection()).map(viewAdminSection);

async function getSection(id: number): Promise<AdminSectionView> {
  const found = (await listEverySection()).find((section) => section.id === id);
  if (!found) throw noSuchSection();
  return found;
}

/**
 * Throws `CONFLICT` if another section, archived or not, has this name. `nameKey` makes the comparison ignore case and
 * spaces.
 */
async function requireFreeName(tx: Transaction, name: string, ownId?: number): Promise<void> {
  const others = (await store.holdNames(tx)).filter(({ id }) => id !== ownId);
  if (others.some((other) => nameKey(other.name) === nameKey(name))) throw nameTaken();
}

/** Adds a section. Throws `CONFLICT` if the name is taken. */
export async function createSection(actorId: string, fields: store.SectionFields): Promise<SectionView> {
  const id = await audited(async (tx, record) => {
    await requireFreeName(tx, fields.name);
    const created = await store.createSection(tx, fields);
    await record({ actorId, action: 'section.create', subject: `section:${created}`, after: fields });
    return created;
  });
  const created = (await listSections()).find((section) => section.id === id);
  if (!created) throw noSuchSection();
  return created;
}

interface SectionEdit {
  actorId: string;
  id: number;
  fields: store.SectionFields;
  /** The value of `updatedAt` that the editor loaded. If absent, the save never conflicts. */
  seenUpdatedAt?: string | undefined;
}

const conflict = () =>
  new Problem('CONFLICT', 'Another admin changed this section while you were editing it. Nothing was saved.');

/**
 * Changes a section. Throws `NOT_FOUND`, and `CONFLICT` if the name is taken or another admin has saved in the
 * meantime.
 */
export async function updateSection({ actorId, id, fields, seenUpdatedAt }: SectionEdit): Promise<AdminSectionView> {
  await audited(async (tx, record) => {
    const known = await store.lockSection(tx, id);
    if (!known) throw noSuchSection();
    if (seenUpdatedAt && new Date(seenUpdatedAt).getTime() !== known.updatedAt.getTime()) throw conflict();
    if (fields.name !== known.name) await requireFreeName(tx, fields.name, id);
    await store.updateSection(tx, id, fields);
    const before = { name: known.name, description: known.description };
    await record({ actorId, action: 'section.update', subject: `section:${id}`, before, after: fields });
  });
  return getSection(id);
}

const ARCHIVED = { isArchived: true };
const NOT_ARCHIVED = { isArchived: false };

/** Deletes a section. Archives it instead if it has questions or belongs to the certification. Throws `NOT_FOUND`. */
export async function deleteSection(actorId: string, id: number): Promise<void> {
  await audited(async (tx, record) => {
    const known = await store.lockSection(tx, id);
    const outcome = await store.removeSection(tx, id);
    if (!known || outcome === null) throw noSuchSection();
    const fields = { name: known.name, description: known.description };
    const entry = { actorId, subject: `section:${id}` };
    await record(
      outcome === 'deleted'
        ? { ...entry, action: 'section.delete', before: fields }
        : {
            ...entry,
            action: 'section.archive',
            before: { ...fields, ...NOT_ARCHIVED },
            after: { ...fields, ...ARCHIVED },
          },
    );
  });
}

/** Restores an archived section. Throws `NOT_FOUND` unless the section is archived. */
export async function restoreSection(actorId: string, id: number): Promise<AdminSectionView> {
  await audited(async (tx, record) => {
    if (!(await store.restoreSection(tx, id))) throw noSuchSection();
    const entry = { actorId, action: 'section.restore', subject: `section:${id}` };
    await record({ ...entry, before: ARCHIVED, after: NOT_ARCHIVED });
  });
  return getSection(id);
}
