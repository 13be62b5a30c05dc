import 'server-only';
import type { RecordEntries, Transaction } from '@/lib/audit/service';
import { cacheUntilInvalidated } from '@/lib/db/invalidation';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import { type FiledCorrection, wrongUntil } from './bank/rules';
import { wereAsked } from './bank/store';
import { type ChangeWeight, CORRECTIONS_PAGE_SIZE, type CorrectionView, type DeclaredChange } from './contract';
import {
  type Change,
  changeOf,
  firstWrong,
  type Keyed,
  NO_SLIP,
  type Objection,
  objectionTo,
  optionsWith,
  rightTexts,
  STALE,
} from './rules';
import * as store from './store';
import { viewCorrection } from './view';

/** The public list of corrections of questions that people have answered. */

const noSuchCorrection = () => new Problem('NOT_FOUND', 'There is no such correction');

interface Asked {
  questionId?: number | undefined;
  page: number;
  size: number;
}

export async function listCorrections({ questionId, page, size }: Asked): Promise<Page<CorrectionView>> {
  const { rows, totalItems } = await store.listCorrections({ questionId: questionId ?? null, page, size });
  return toPage(rows.map(viewCorrection), { page, size, totalItems });
}

/** Milliseconds for which the first page is cached. Another instance may show an old first page for this long. */
const CACHE_MS = 10_000;

/** Returns the first page of the list of corrections. It is cached, because it is the same for everybody. */
export const listNewest = cacheUntilInvalidated('newest corrections', { of: ['corrections'], forMs: CACHE_MS }, () =>
  listCorrections({ page: 0, size: CORRECTIONS_PAGE_SIZE }),
);

/** Returns a correction. Throws `NOT_FOUND` for an unknown id. */
export async function getCorrection(id: number): Promise<CorrectionView> {
  const row = await store.findCorrection(id);
  if (!row) throw noSuchCorrection();
  return viewCorrection(row);
}

type Choices = Pick<Keyed, 'state'> & { answers: readonly { text: string; isCorrect: boolean }[] };

/** Returns how many people and results a change from `before` to `after` affects. Counting stops at 10,000 of each. */
export async function weighChange(questionId: number, before: Keyed, after: Choices): Promise<ChangeWeight> {
  const change = changeOf(before, { ...after, answers: after.answers.map((one) => ({ ...one, why: '' })) });
  if (change === null || !(await store.wasAsked(questionId))) {
    return { change: 'none', people: 0, results: 0, isAtLeast: false };
  }
  return { change, ...(await store.weigh(questionId, change === 'key' ? await keysOf(questionId, after) : null)) };
}

const keysOf = async (questionId: number, { answers }: Choices): Promise<store.RevisionKey[]> =>
  (await store.listWordings(questionId)).map((wording) => ({
    revisionId: wording.id,
    ids: optionsWith(rightTexts(answers), wording.answers) ?? [],
  }));

export interface Edit {
  questionId: number;
  before: Keyed & { text: string; revision: number; reviewReason: string };
  after: Keyed;
  declared: DeclaredChange | undefined;
}

const UNDECLARED: Record<Change, string> = {
  key: 'People have been asked this question, and its key has changed. Open it in the editor and say whether the change is a wording fix or a correction.',
  withdrawn:
    'People have been asked this question. Open it in the editor and say whether it was wrong, or right but no longer needed.',
};

const refuse = (message: string, fields: Record<string, string>) => new Problem('VALIDATION', message, { fields });

/**
 * Returns the change to record for an edit. Null if nobody was asked the question, the key is unchanged, or the admin
 * declared a wording fix. The caller's transaction must have locked the question and, if `changeOf` returns a change,
 * must block starts of tests. Throws `VALIDATION` if a declaration is missing or the new key makes texts false.
 */
export async function judgeEdit(tx: Transaction, edit: Edit): Promise<Change | null> {
  const { before, after, declared } = edit;
  const change = changeOf(before, after);
  if (change === null || !(await store.wasAsked(edit.questionId, tx))) return null;
  const objection = objectionTo(change, [before, after], declared?.kind);
  if (objection) throw refusalOf(objection, change);
  return declared?.kind === 'correction' ? change : null;
}

function refusalOf(objection: Objection, change: Change): Problem {
  switch (objection.kind) {
    case 'undeclared':
      return refuse(UNDECLARED[change], { change: UNDECLARED[change] });
    case 'no-slip':
      return refuse(NO_SLIP, { change: NO_SLIP });
    case 'stale':
      return refuse(
        'Rewrite the texts that the new key makes false',
        Object.fromEntries(objection.fields.map((name) => [name, STALE])),
      );
  }
}

/** Maximum number of questions listed in a message; further questions are only counted. */
const NAMED = 10;

/**
 * Throws `VALIDATION` if people were asked any of these questions, because only an admin in the editor can decide
 * whether one was wrong. The caller's transaction blocks new attempts with these questions.
 */
export async function requireUnasked(tx: Transaction, questionIds: readonly number[]): Promise<void> {
  const asked = await store.listAsked(questionIds, tx);
  if (asked.length === 0) return;
  const named = `${asked.slice(0, NAMED).join(', ')}${asked.length > NAMED ? ` and ${asked.length - NAMED} more` : ''}`;
  const message = `People have been asked ${asked.length === 1 ? 'question' : 'questions'} ${named}, so nothing was changed. If they were right and are just no longer needed, check the box that says so. If one was wrong, record the correction in its editor.`;
  throw refuse(message, { isOnlyUnasked: message });
}

const replyOf = ({ why, rule }: { why: string; rule: string }): string =>
  `This question was corrected. ${why} Rule: ${rule}`;

interface Made extends Edit {
  actorId: string;
  change: Change;
  record: RecordEntries;
}

/**
 * Records a correction in the transaction that has saved the question. Returns the correction's id; null if the change
 * is no correction.
 */
export async function recordCorrection(tx: Transaction, made: Made): Promise<number | null> {
  const { questionId, before, after, declared, change, actorId, record } = made;
  if (declared?.kind !== 'correction') return null;
  const wordings = await store.listWordings(questionId, tx);
  const isKey = change === 'key';
  const correctedTo = await store.listCorrectedTo(tx, questionId);
  const since = isKey ? firstWrong(wordings, before.revision, correctedTo) : (wordings[0]?.revision ?? before.revision);
  const entry = {
    questionId,
    why: declared.why,
    rule: declared.rule,
    finder: declared.finder,
    kind: isKey && before.reviewReason !== '' ? ('fact' as const) : change,
    questionText: before.text,
    said: rightTexts(before.answers),
    right: isKey ? rightTexts(after.answers) : [],
  };
  const id = await store.createCorrection(tx, {
    ...entry,
    sinceRevision: since,
    untilRevision: before.revision,
    rightRevision: isKey ? (wordings.at(-1)?.revision ?? null) : null,
    sinceAt: wordings.find(({ revision }) => revision === since)?.createdAt ?? new Date(),
    madeById: actorId,
  });
  const answered = await store.answerReports(tx, questionId, replyOf(declared));
  const recorded = { id, ...entry, answeredReports: answered };
  await record({ actorId, action: 'correction.make', subject: `question:${questionId}`, after: recorded });
  return id;
}

/**
 * Records a correction listed in the question bank's files, after an upgrade has saved the question. Returns the
 * correction's id; null if nobody on this installation was asked a wrong revision.
 */
export async function recordFiled(
  tx: Transaction,
  correction: FiledCorrection,
  { questionId, state }: { questionId: number; state: Keyed['state'] },
): Promise<number | null> {
  const wordings = await store.listWordings(questionId, tx);
  const found = wrongUntil(correction, wordings, state);
  if (!found) return null;
  const since =
    correction.kind === 'withdrawn'
      ? (wordings[0]?.revision ?? found.until)
      : firstWrong(wordings, found.until, await store.listCorrectedTo(tx, questionId));
  const wrong = wordings.filter(({ revision }) => revision >= since && revision <= found.until);
  if (
    !(await wereAsked(
      tx,
      wrong.map(({ id }) => id),
    ))
  )
    return null;
  const { id: slug, question: _question, ...told } = correction;
  const last = wrong.at(-1);
  const id = await store.createCorrection(tx, {
    ...told,
    said: [...told.said],
    right: [...told.right],
    slug,
    questionId,
    questionText: last?.text ?? '',
    sinceAt: wrong[0]?.createdAt ?? new Date(),
    sinceRevision: since,
    untilRevision: found.until,
    rightRevision: found.right,
    madeById: null,
  });
  await store.answerReports(tx, questionId, replyOf(told));
  return id;
}

/** Locks a correction that is to be reversed. Throws `NOT_FOUND`, and `CONFLICT` if it was already reversed. */
export async function lockForTakingBack(tx: Transaction, id: number): Promise<store.LockedCorrection> {
  const known = await store.lockCorrection(tx, id);
  if (!known) throw noSuchCorrection();
  if (known.takenBackAt) throw new Problem('CONFLICT', 'This correction was already taken back');
  return known;
}

export const findQuestionOf = async (id: number): Promise<number> => (await getCorrection(id)).questionId;

export const markTakenBack = store.takeBack;

/** Returns the questions in the list that anybody was ever asked. */
export const listAsked = store.listAsked;
