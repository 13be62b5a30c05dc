import 'server-only';
import { audited, type Transaction } from '@/lib/audit/service';
import type { ChangeWeight, CorrectionView, DeclaredChange } from '@/lib/corrections/contract';
import { changeOf, endsAsking } from '@/lib/corrections/rules';
import * as corrections from '@/lib/corrections/service';
import { listFormerStatements } from '@/lib/facts/former-rules';
import { QUESTION_STATES } from '@/lib/kernel/exam';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import { topicCode } from '@/lib/kernel/topics';
import type { AdminQuestionView, BulkChange, QuestionBody, QuestionQuery, RevisionView, TopicView } from './contract';
import { readQuestionNumber } from './rules';
import * as store from './store';
import { viewAdminQuestion, viewRevision } from './view';

/**
 * Lets admins edit questions. Each action is recorded in the audit log. Attempts still show the revision that they
 * asked.
 */

const noSuchQuestion = () => new Problem('NOT_FOUND', 'There is no such question');

const noSuchSection = () =>
  new Problem('VALIDATION', 'Please select a section', { fields: { sectionId: 'Please select a section' } });

/**
 * Throws `VALIDATION` unless the section exists and is not archived. Queries the database, because another instance may
 * just have added the section.
 */
async function requireSection(tx: Transaction, id: number): Promise<void> {
  if (!(await store.holdSection(tx, id))) throw noSuchSection();
}

/** Default page size for admins, larger than any question bank, so that the list has one page. */
const EVERYTHING = 100_000;

const STATES = { current: ['draft', 'published', 'in_review'], all: [...QUESTION_STATES] } as const;

export async function listQuestions(asked: QuestionQuery): Promise<Page<AdminQuestionView>> {
  const { page = 0, size = EVERYTHING, state, search } = asked;
  const { rows, totalItems } = await store.listQuestions({
    sectionId: asked.sectionId ?? null,
    topic: asked.topic ?? null,
    difficulty: asked.difficulty ?? null,
    tier: asked.tier ?? null,
    isForMockTest: asked.mock ?? null,
    states: state === 'current' || state === 'all' ? [...STATES[state]] : [state],
    reportedOnly: asked.reported ?? false,
    untranslatedOnly: asked.untranslated ?? false,
    search: search?.trim() || null,
    searchedId: readQuestionNumber(search ?? ''),
    sort: asked.sort,
    page,
    size,
  });
  return toPage(rows.map(viewAdminQuestion), { page, size, totalItems });
}

/** Returns questions of any state, in the order of the ids. */
export const listQuestionsByIds = async (ids: number[]): Promise<AdminQuestionView[]> =>
  (await store.listQuestionsByIds(ids)).map(viewAdminQuestion);

export const listTopics = (): Promise<TopicView[]> => store.listTopics();

/** Returns a question with its editorial fields. Throws `NOT_FOUND`. */
export async function getQuestion(id: number): Promise<AdminQuestionView> {
  const [question] = await listQuestionsByIds([id]);
  if (!question) throw noSuchQuestion();
  return question;
}

/** Lists the revisions of a question. Throws `NOT_FOUND`. */
export async function listRevisions(id: number): Promise<RevisionView[]> {
  const rows = await store.listRevisions(id);
  if (rows.length === 0) throw noSuchQuestion();
  return rows.map(viewRevision);
}

const subjectOf = (id: number): string => `question:${id}`;

/** Selects the fields of a question for the audit log: the fields that an admin can change. */
const recordOf = (question: store.QuestionFields) => ({
  text: question.text,
  sectionId: question.sectionId,
  isForMockTest: question.isForMockTest,
  explanation: question.explanation,
  reference: question.reference,
  ...(question.picture ? { picture: question.picture } : {}),
  topic: question.topic,
  difficulty: question.difficulty,
  tier: question.tier,
  state: question.state ?? 'published',
  answers: question.answers.map(({ text, isCorrect, why }) => ({ text, isCorrect, why })),
});

const USUAL_DIFFICULTY = 2;

/** Fills optional fields that are missing in the body with the question's current values. */
function complete(body: QuestionBody, known: store.QuestionFields | null): store.QuestionFields {
  const whyOf = (text: string) => known?.answers.find((answer) => answer.text === text)?.why ?? '';
  return {
    ...body,
    explanation: body.explanation ?? known?.explanation ?? '',
    reference: body.reference ?? known?.reference ?? '',
    picture: body.picture === undefined ? (known?.picture ?? null) : body.picture,
    topic: topicCode(body.sectionId, body.topic ?? known?.topic ?? ''),
    difficulty: body.difficulty ?? known?.difficulty ?? USUAL_DIFFICULTY,
    tier: body.tier ?? known?.tier ?? 'exam',
    answers: body.answers.map(({ text, isCorrect, why }) => ({ text, isCorrect, why: why ?? whyOf(text) })),
  };
}

/** Creates a question. Throws `VALIDATION` for a section that does not exist. */
export async function createQuestion(actorId: string, body: QuestionBody): Promise<AdminQuestionView> {
  const fields = complete(body, null);
  const id = await audited(async (tx, record) => {
    await requireSection(tx, fields.sectionId);
    const created = await store.createQuestion(tx, fields, actorId);
    await record({ actorId, action: 'question.create', subject: subjectOf(created), after: recordOf(fields) });
    return created;
  });
  return getQuestion(id);
}

type QuestionEdit = QuestionBody & {
  /** The value of `updatedAt` that the editor loaded. If absent, the save never conflicts. */
  seenUpdatedAt?: string | undefined;
  /**
   * Kind of change, as the admin declares it. Required if the save changes the key of a question that people were
   * asked, or withdraws that question.
   */
  change?: DeclaredChange | undefined;
} & Publication;

interface Publication {
  /** True confirms that the question states the former figure of a changed fact on purpose. */
  isFormerFigureMeant?: boolean;
}

/** Maximum number of questions listed in a message. */
const NAMED = 10;

/** Throws `CONFLICT` if a question still states the figure that its fact had before a change. */
function requireCurrentFigures(questions: readonly (store.QuestionFields & { id: number; reviewReason: string })[]) {
  const stale = questions.filter((one) => listFormerStatements(one, one.reviewReason).length > 0).map(({ id }) => id);
  if (stale.length === 0) return;
  const message = `The old figure is still in question ${stale.slice(0, NAMED).join(', ')}${stale.length > NAMED ? ` and ${stale.length - NAMED} more` : ''}. Correct it, or confirm each question alone if the old figure is meant. Nothing was published.`;
  throw new Problem('CONFLICT', message, { fields: { isFormerFigureMeant: message } });
}

const conflict = () =>
  new Problem('CONFLICT', 'Another admin changed this question while you were editing it. Nothing was saved.');

/**
 * Saves the next revision, and records a correction if one is needed. Attempts still show the revision that they asked.
 * Throws `NOT_FOUND`, `VALIDATION`, and `CONFLICT` if another admin has saved in the meantime, or if the save publishes
 * a question that still states an earlier figure.
 */
export async function updateQuestion(actorId: string, id: number, edit: QuestionEdit): Promise<AdminQuestionView> {
  const { seenUpdatedAt, change: declared, isFormerFigureMeant = false, ...body } = edit;
  await audited(async (tx, record) => {
    const known = await store.lockQuestion(tx, id);
    if (!known) throw noSuchQuestion();
    if (seenUpdatedAt && new Date(seenUpdatedAt).getTime() !== known.updatedAt.getTime()) throw conflict();
    const fields = complete(body, known);
    // A question may stay in a section that was archived.
    if (fields.sectionId !== known.sectionId) await requireSection(tx, fields.sectionId);
    if (fields.state === 'published' && !isFormerFigureMeant) {
      requireCurrentFigures([{ ...fields, id, reviewReason: known.reviewReason }]);
    }
    const judged = {
      questionId: id,
      before: known,
      declared,
      after: { ...fields, state: fields.state ?? known.state },
    };
    if (changeOf(known, judged.after)) await store.holdOffStarts(tx, [id]);
    const change = await corrections.judgeEdit(tx, judged);
    await store.reviseQuestion(tx, { id, fields, authorId: actorId });
    if (change) await corrections.recordCorrection(tx, { ...judged, change, actorId, record });
    const after = recordOf({ ...fields, state: fields.state ?? known.state });
    await record({ actorId, action: 'question.update', subject: subjectOf(id), before: recordOf(known), after });
  });
  return getQuestion(id);
}

/** Returns how many people and results this change would affect if it were saved. Throws `NOT_FOUND`. */
export async function weighChange(
  id: number,
  after: { state: store.AdminQuestionRow['state']; answers: { text: string; isCorrect: boolean }[] },
): Promise<ChangeWeight> {
  const [before] = await store.listQuestionsByIds([id]);
  if (!before) throw noSuchQuestion();
  return corrections.weighChange(id, before, after);
}

/**
 * Revokes a correction. Restores the earlier state of the question, unless the question has changed since the
 * correction. A withdrawn question returns to review if a fact that it states has changed since it was published.
 * Throws `NOT_FOUND`, and `CONFLICT` if the correction was already revoked.
 */
export async function takeBackCorrection(actorId: string, id: number, why: string): Promise<CorrectionView> {
  const questionId = await corrections.findQuestionOf(id);
  await audited(async (tx, record) => {
    // Every save locks the question first. Locking in another order could deadlock.
    const known = await store.lockQuestion(tx, questionId);
    const { rightRevision, untilRevision } = await corrections.lockForTakingBack(tx, id);
    if (!known) throw noSuchQuestion();
    const subject = subjectOf(questionId);
    let restoredRevision: number | null = null;
    if (rightRevision === null && known.state === 'archived') {
      await store.changeQuestions(tx, [questionId], { state: known.reviewReason ? 'in_review' : 'published' });
    } else if (rightRevision === known.revision) {
      const former = await store.findRevision(tx, questionId, untilRevision);
      if (!former) throw noSuchQuestion();
      const { state: _state, ...rest } = known;
      restoredRevision = await store.reviseQuestion(tx, {
        id: questionId,
        fields: { ...rest, ...former },
        authorId: actorId,
      });
    }
    await corrections.markTakenBack(tx, { id, why, restoredRevision });
    await record({ actorId, action: 'correction.take-back', subject, after: { id, why, restoredRevision } });
  });
  return corrections.getCorrection(id);
}

interface Withdrawal {
  /** True confirms that the withdrawn questions had no error, so that no correction is needed. */
  isOnlyUnasked?: boolean;
}

/**
 * Deletes a question. If an attempt or the question bank's files contain the question, archives it instead. Throws
 * `NOT_FOUND`, and `VALIDATION` if people were asked the question and `isOnlyUnasked` is not set.
 */
export async function deleteQuestion(
  actorId: string,
  id: number,
  { isOnlyUnasked = false }: Withdrawal = {},
): Promise<void> {
  await audited(async (tx, record) => {
    const known = await store.lockQuestion(tx, id);
    await store.holdOffStarts(tx, [id]);
    if (known && !isOnlyUnasked && endsAsking(known, 'archived')) await corrections.requireUnasked(tx, [id]);
    const outcome = await store.removeQuestion(tx, id);
    if (!known || outcome === null) throw noSuchQuestion();
    const entry = { actorId, subject: subjectOf(id), before: recordOf(known) };
    await record(
      outcome === 'deleted'
        ? { ...entry, action: 'question.delete' }
        : { ...entry, action: 'question.archive', after: recordOf({ ...known, state: 'archived' }) },
    );
  });
}

/**
 * Groups the rows by topic code if the topic is changed, because the same topic name has a different code in each
 * section.
 */
function groupByChange(rows: store.MetaRow[], change: BulkChange): { rows: store.MetaRow[]; after: BulkChange }[] {
  if (!('topic' in change)) return [{ rows, after: change }];
  const codeOf = ({ sectionId }: store.MetaRow) => topicCode(sectionId, change.topic);
  const codes = [...new Set(rows.map(codeOf))];
  return codes.map((topic) => ({ rows: rows.filter((row) => codeOf(row) === topic), after: { topic } }));
}

/**
 * Changes all of these questions or none. Throws `NOT_FOUND` if a question does not exist. Throws `VALIDATION` if the
 * section does not exist, or if the change withdraws questions that people were asked and `isOnlyUnasked` is not set.
 * Throws `CONFLICT` if the change publishes a question that still states an earlier figure.
 */
export async function changeQuestions(
  actorId: string,
  ids: number[],
  change: BulkChange,
  { isOnlyUnasked = false }: Withdrawal = {},
): Promise<{ changed: number }> {
  const changed = await audited(async (tx, record) => {
    if ('sectionId' in change) await requireSection(tx, change.sectionId);
    const before = await store.lockQuestions(tx, [...new Set(ids)]);
    if (!before) throw noSuchQuestion();
    if ('state' in change && !isOnlyUnasked) {
      const ending = before.filter((row) => endsAsking(row, change.state)).map(({ id }) => id);
      await store.holdOffStarts(tx, ending);
      await corrections.requireUnasked(tx, ending);
    }
    if ('state' in change && change.state === 'published') await requireConfirmable(tx, before);
    for (const { rows, after } of groupByChange(before, change)) {
      await store.changeQuestions(
        tx,
        rows.map(({ id }) => id),
        after,
      );
      await record(
        ...rows.map(({ id, ...former }) => ({
          actorId,
          action: 'question.update',
          subject: subjectOf(id),
          before: Object.fromEntries(Object.entries(former).filter(([name]) => name in after)),
          after,
        })),
      );
    }
    return before.length;
  });
  return { changed };
}

async function requireConfirmable(tx: Transaction, questions: readonly store.MetaRow[]): Promise<void> {
  const reviewed = questions.filter(({ reviewReason }) => reviewReason !== '').map(({ id }) => id);
  requireCurrentFigures(await store.listQuestionsByIds(reviewed, tx));
}

/**
 * Publishes questions that were in review. Does not mark them as edited, so seeding still updates them. Changes all of
 * them or none: throws `NOT_FOUND` if a question does not exist, and `CONFLICT` if one is not in review, or if one
 * still states an earlier figure and `isFormerFigureMeant` is not set.
 */
export async function confirmQuestions(
  actorId: string,
  ids: number[],
  { isFormerFigureMeant = false }: Publication = {},
): Promise<{ changed: number }> {
  const changed = await audited(async (tx, record) => {
    const before = await store.lockQuestions(tx, [...new Set(ids)]);
    if (!before) throw noSuchQuestion();
    const others = before.filter(({ state }) => state !== 'in_review');
    if (others.length > 0) {
      throw new Problem('CONFLICT', `Not in review: ${others.map(({ id }) => id).join(', ')}. Nothing was confirmed.`);
    }
    if (!isFormerFigureMeant) await requireConfirmable(tx, before);
    await store.confirmQuestions(
      tx,
      before.map(({ id }) => id),
    );
    await record(
      ...before.map(({ id, state, reviewReason }) => ({
        actorId,
        action: 'question.confirm',
        subject: subjectOf(id),
        before: { state, reviewReason },
        after: { state: 'published', reviewReason: '' },
      })),
    );
    return before.length;
  });
  return { changed };
}
