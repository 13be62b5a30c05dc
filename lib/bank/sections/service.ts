import 'server-only';
import { recordAudit } from '@/lib/audit/service';
import type { SectionView } from '@/lib/bank/contract';
import { forgetBank, listSections } from '@/lib/bank/service';
import { Problem } from '@/lib/kernel/problem';
import type { AdminSectionView } from './contract';
import * as store from './store';
import { viewAdminSection } from './view';

/** What admins do to sections. Each act is audited. */

const noSuchSection = () => new Problem('NOT_FOUND', 'There is no such section');
const nameTaken = () => new Problem('CONFLICT', 'A section with this name exists already. Choose another name.');

export const listEverySection = async (): Promise<AdminSectionView[]> =>
  (await store.listEverySection()).map(viewAdminSection);

async function getSection(id: number): Promise<AdminSectionView> {
  const found = (await listEverySection()).find((section) => section.id === id);
  if (!found) throw noSuchSection();
  return found;
}

/** Throws `CONFLICT` when the name is taken. */
export async function createSection(actorId: string, fields: store.SectionFields): Promise<SectionView> {
  const id = await store.createSection(fields);
  if (id === null) throw nameTaken();
  await recordAudit({ actorId, action: 'section.create', subject: `section:${id}`, after: fields });
  forgetBank();
  const created = (await listSections()).find((section) => section.id === id);
  if (!created) throw noSuchSection();
  return created;
}

interface SectionEdit {
  actorId: string;
  id: number;
  fields: store.SectionFields;
  /** When the section that the editor has before them was last changed; without it the newest one is meant. */
  seenUpdatedAt?: string | undefined;
}

/** Throws `NOT_FOUND`, and `CONFLICT` when the name is taken or somebody else has saved since. */
export async function updateSection({ actorId, id, fields, seenUpdatedAt }: SectionEdit): Promise<AdminSectionView> {
  const known = await store.findSection(id);
  if (!known) throw noSuchSection();
  const seen = seenUpdatedAt ? new Date(seenUpdatedAt) : known.updatedAt;
  const outcome = await store.updateSection(id, fields, seen);
  if (outcome === 'taken') throw nameTaken();
  if (outcome === 'changed') {
    throw new Problem('CONFLICT', 'Another admin changed this section while you were editing it. Nothing was saved.');
  }
  const before = { name: known.name, description: known.description };
  await recordAudit({ actorId, action: 'section.update', subject: `section:${id}`, before, after: fields });
  forgetBank();
  return getSection(id);
}

/** Archives instead when the section has questions. Throws `NOT_FOUND`. */
export async function deleteSection(actorId: string, id: number): Promise<void> {
  const known = await store.findSection(id);
  const outcome = await store.removeSection(id);
  if (!known || outcome === null) throw noSuchSection();
  const action = outcome === 'deleted' ? 'section.delete' : 'section.archive';
  const before = { name: known.name, description: known.description };
  await recordAudit({ actorId, action, subject: `section:${id}`, before });
  forgetBank();
}

/** Throws `NOT_FOUND` unless the section is archived. */
export async function restoreSection(actorId: string, id: number): Promise<AdminSectionView> {
  if (!(await store.restoreSection(id))) throw noSuchSection();
  await recordAudit({ actorId, action: 'section.restore', subject: `section:${id}` });
  forgetBank();
  return getSection(id);
}
