import 'server-only';
import type { QuestionView, SectionView } from '@/lib/bank/contract';
import { forgetBank, listQuestionsByIds, listSections } from '@/lib/bank/service';
import { findSimilarPairs } from '@/lib/bank/similarity';
import { Problem } from '@/lib/kernel/problem';
import type { AdminSectionView } from './contract';
import * as store from './store';
import { viewAdminSection } from './view';

/** What admins do to the bank. Each act is audited, and what was asked before stays as it was asked. */

const noSuchQuestion = () => new Problem('NOT_FOUND', 'There is no such question');

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
  await store.writeAudit({ actorId, action: 'section.create', subject: `section:${id}`, after: fields });
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
  await store.writeAudit({ actorId, action: 'section.update', subject: `section:${id}`, before, after: fields });
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
  await store.writeAudit({ actorId, action, subject: `section:${id}`, before });
  forgetBank();
}

/** Throws `NOT_FOUND` unless the section is archived. */
export async function restoreSection(actorId: string, id: number): Promise<AdminSectionView> {
  if (!(await store.restoreSection(id))) throw noSuchSection();
  await store.writeAudit({ actorId, action: 'section.restore', subject: `section:${id}` });
  forgetBank();
  return getSection(id);
}

async function requireSection(id: number): Promise<void> {
  if ((await listSections()).some((section) => section.id === id)) return;
  throw new Problem('VALIDATION', 'Please select a section', { fields: { sectionId: 'Please select a section' } });
}

/** Throws `NOT_FOUND`. */
export async function getQuestion(id: number): Promise<QuestionView> {
  const [question] = await listQuestionsByIds([id]);
  if (!question) throw noSuchQuestion();
  return question;
}

/** Throws `VALIDATION` for a section that does not exist. */
export async function createQuestion(actorId: string, fields: store.QuestionFields): Promise<QuestionView> {
  await requireSection(fields.sectionId);
  const id = await store.createQuestion(fields, actorId);
  await store.writeAudit({ actorId, action: 'question.create', subject: `question:${id}`, after: fields });
  forgetBank();
  return getQuestion(id);
}

/** Saves the next revision; attempts keep the one that was asked. Throws `NOT_FOUND`, `VALIDATION`. */
export async function updateQuestion(actorId: string, id: number, fields: store.QuestionFields): Promise<QuestionView> {
  await requireSection(fields.sectionId);
  if (!(await store.reviseQuestion(id, fields, actorId))) throw noSuchQuestion();
  await store.writeAudit({ actorId, action: 'question.update', subject: `question:${id}`, after: fields });
  forgetBank();
  return getQuestion(id);
}

/** Archives instead when an attempt refers to it. Throws `NOT_FOUND`. */
export async function deleteQuestion(actorId: string, id: number): Promise<void> {
  if (!(await store.removeQuestion(id))) throw noSuchQuestion();
  await store.writeAudit({ actorId, action: 'question.delete', subject: `question:${id}` });
  forgetBank();
}

/** The most pairs in one answer: more than an admin works through at a sitting. */
const MAX_PAIRS = 200;

/** Pairs of published questions that are alike, the likest first; by the finder that also checks the bank's files. */
export async function findDuplicates(
  threshold: number,
): Promise<{ duplicates: { similarity: number; first: QuestionView; second: QuestionView }[] }> {
  const texts = await store.listTexts();
  const pairs = findSimilarPairs(
    texts.map(({ text }) => text),
    threshold,
  )
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_PAIRS);
  const ids = pairs.flatMap((pair) => [texts[pair.first]?.id ?? 0, texts[pair.second]?.id ?? 0]);
  const questions = new Map((await listQuestionsByIds([...new Set(ids)])).map((question) => [question.id, question]));
  const duplicates = pairs.flatMap((pair) => {
    const first = questions.get(texts[pair.first]?.id ?? 0);
    const second = questions.get(texts[pair.second]?.id ?? 0);
    return first && second ? [{ similarity: pair.similarity, first, second }] : [];
  });
  return { duplicates };
}
