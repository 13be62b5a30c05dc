import 'server-only';
import { audited, type RecordEntries, type Transaction } from '@/lib/audit/service';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { FactBody, FactQuery, FactView, FactWithQuestions } from './contract';
import { addMonths, reasonOf } from './rules';
import * as review from './seeding-store';
import * as store from './store';
import { viewFact, viewFactWithQuestions } from './view';

/**
 * Lets admins edit registered facts. A new figure appears in the texts of the question bank's files only after the
 * files change.
 */

const noSuchFact = () => new Problem('NOT_FOUND', 'There is no such fact');

/** Returns the date in UTC, because dates of facts have no time. */
const dateOf = (now: Date): string => now.toISOString().slice(0, 10);
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const subjectOf = (id: string): string => `fact:${id}`;

export async function listFacts({ due, search, page, size }: FactQuery, now: Date): Promise<Page<FactView>> {
  const today = dateOf(now);
  const filter = { due: due ?? null, search: search?.trim() || null, today: dayOf(today) };
  const { rows, totalItems } = await store.listFacts({ ...filter, page, size });
  return toPage(
    rows.map((row) => viewFact(row, today)),
    { page, size, totalItems },
  );
}

/** Returns a fact with the questions that state it. Throws `NOT_FOUND`. */
export async function getFact(id: string, now: Date): Promise<FactWithQuestions> {
  const row = await store.findFact(id);
  if (!row) throw noSuchFact();
  const [questions, weight] = await Promise.all([store.listQuestionsOf(id), store.weighFact(id)]);
  return viewFactWithQuestions(row, { questions, weight }, dateOf(now));
}

/** Selects the fields for the audit log: the fields that an admin can change. */
const recordOf = (fields: store.FactFields) => ({
  name: fields.name,
  value: fields.value,
  unit: fields.unit,
  source: fields.source,
  inForceFrom: fields.inForceFrom && dateOf(fields.inForceFrom),
  inForceUntil: fields.inForceUntil && dateOf(fields.inForceUntil),
  checkAgainBy: dateOf(fields.checkAgainBy),
});

interface Edit {
  actorId: string;
  id: string;
  body: FactBody;
  now: Date;
}

/**
 * Saves an admin's changes. If the figure changes, the published questions that state the fact go to review, unless the
 * admin declares the change as a slip. Throws `NOT_FOUND`, and `CONFLICT` if another admin has saved in the meantime.
 */
export async function updateFact({ actorId, id, body, now }: Edit) {
  const { seenUpdatedAt, change, inForceFrom, inForceUntil, checkAgainBy, ...words } = body;
  const fields: store.FactFields = {
    ...words,
    inForceFrom: inForceFrom === null ? null : dayOf(inForceFrom),
    inForceUntil: inForceUntil === null ? null : dayOf(inForceUntil),
    checkAgainBy: dayOf(checkAgainBy),
  };
  const sentToReview = await audited(async (tx, record) => {
    const known = await store.lockFact(tx, id);
    if (!known) throw noSuchFact();
    if (seenUpdatedAt && new Date(seenUpdatedAt).getTime() !== known.updatedAt.getTime()) {
      throw new Problem('CONFLICT', 'Another admin changed this fact while you were editing it. Nothing was saved.');
    }
    await store.updateFact(tx, id, fields);
    const entry = { actorId, action: 'fact.update', subject: subjectOf(id) };
    const isOther = known.value !== fields.value || known.unit !== fields.unit;
    const said = isOther && change ? { change } : {};
    await record({ ...entry, before: recordOf(known), after: { ...recordOf(fields), ...said } });
    if (!isOther || change === 'slip') return [];
    const reason = reasonOf({ name: fields.name, before: known, after: fields });
    return reviewQuestions({ tx, record, actorId, id, reason });
  });
  return { fact: await getFact(id, now), sentToReview };
}

interface Review {
  tx: Transaction;
  record: RecordEntries;
  actorId: string;
  id: string;
  reason: string;
}

async function reviewQuestions({ tx, record, actorId, id, reason }: Review): Promise<number[]> {
  const sent = await review.sendToReview(tx, { factId: id, reason, except: [] });
  await record(
    ...sent.map((question) => ({
      actorId,
      action: 'question.review',
      subject: `question:${question.id}`,
      before: { state: question.formerState, reviewReason: question.formerReason },
      after: { state: 'in_review', reviewReason: question.reason },
    })),
  );
  return sent.map((question) => question.id);
}

/** Records that the fact was checked today, and sets the date of the next check. Throws `NOT_FOUND`. */
export async function checkFact({ actorId, id, now }: Omit<Edit, 'body'>): Promise<FactWithQuestions> {
  const today = dateOf(now);
  await audited(async (tx, record) => {
    const known = await store.lockFact(tx, id);
    if (!known) throw noSuchFact();
    const next = addMonths(today, known.checkEveryMonths);
    await store.saveCheck(tx, id, { checkedOn: dayOf(today), checkAgainBy: dayOf(next) });
    await record({
      actorId,
      action: 'fact.check',
      subject: subjectOf(id),
      before: { checkedOn: known.checkedOn && dateOf(known.checkedOn), checkAgainBy: dateOf(known.checkAgainBy) },
      after: { checkedOn: today, checkAgainBy: next },
    });
  });
  return getFact(id, now);
}
