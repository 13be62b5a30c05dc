import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { audited, type RecordEntries, type Transaction } from '@/lib/audit/service';
import type { Wording } from '@/lib/bank/translations/rules';
import * as translations from '@/lib/bank/translations/service';
import * as corrections from '@/lib/corrections/service';
import { inPortions } from '@/lib/kernel/portions';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import type { StoredQuestion } from './changes-rules';
import type { ImportReport, PlannedRow } from './contract';
import { writeCsv } from './csv-codec';
import type { ImportExportFormat } from './formats-rules';
import { writeGift } from './gift-codec';
import { writeJson } from './json-codec';
import { type Change, type Plan, planImport } from './plan-rules';
import { endReport, report } from './progress-service';
import { readInThread } from './reading/service';
import { type ExportedQuestion, type FullQuestion, isNumberId, type ReadRow } from './rules';
import * as store from './store';
import * as undoing from './undoing/store';

/** Number of rows per chunk. The server handles other requests between two chunks. */
const CHUNK = 500;

const WRITERS: Record<ImportExportFormat, (questions: ExportedQuestion[]) => string | Promise<string>> = {
  csv: writeCsv,
  json: writeJson,
  gift: writeGift,
};

/** Exports all questions that are not archived, or the questions of one section, as text. */
export async function exportQuestions(asked: {
  actorId: string;
  format: ImportExportFormat;
  sectionId?: number | undefined;
}): Promise<string> {
  const questions: ExportedQuestion[] = [];
  for (let offset = 0; ; offset += CHUNK) {
    const page = await store.listForExport({ sectionId: asked.sectionId ?? null, offset, limit: CHUNK });
    questions.push(...(await withSpanish(page)).map((one) => ({ ...toFull(one), spanish: one.spanish })));
    if (page.length < CHUNK) break;
  }
  log.info('questions exported', { userId: asked.actorId, format: asked.format, count: questions.length });
  return WRITERS[asked.format](questions);
}

/** Adds to each question the Spanish of its current wording; null if there is none. */
async function withSpanish(questions: store.EnglishQuestion[], queries?: Transaction): Promise<StoredQuestion[]> {
  const ids = questions.map(({ questionId }) => questionId);
  const spanish = await translations.listCurrent('es', ids, queries);
  return questions.map((question) => ({ ...question, spanish: spanish.get(question.questionId) ?? null }));
}

const toFull = ({
  id,
  section,
  state,
  isForMockTest,
  difficulty,
  tier,
  topic,
  text,
  ...rest
}: FullQuestion): FullQuestion => ({
  id,
  section,
  state,
  isForMockTest,
  difficulty,
  tier,
  topic,
  text,
  answers: rest.answers.map((answer) => ({ text: answer.text, isCorrect: answer.isCorrect, why: answer.why })),
  explanation: rest.explanation,
  reference: rest.reference,
  picture: rest.picture && { svg: rest.picture.svg, description: rest.picture.description },
});

interface Import {
  actorId: string;
  format: ImportExportFormat;
  bytes: Uint8Array;
  dryRun: boolean;
  html: 'refuse' | 'text';
  /** The hash `plan` from the dry run. The import is refused if it would now make other changes. */
  plan?: string | undefined;
  importId?: string | undefined;
}

/**
 * Adds and changes the questions of a file: all or none. Throws `VALIDATION` that lists the refused rows, and
 * `CONFLICT` if the question bank has changed since the dry run or another import is running. A dry run saves nothing
 * and throws neither.
 */
export async function importQuestions(asked: Import): Promise<ImportReport> {
  try {
    const rows = await readRows(asked);
    report(asked, { phase: 'checking', done: rows.length, total: rows.length });
    if (asked.dryRun) return await reportOf(asked, await planFor(rows), null);
    return await commit(asked, rows);
  } finally {
    endReport(asked);
  }
}

async function readRows(asked: Import): Promise<ReadRow[]> {
  report(asked, { phase: 'reading', done: 0, total: 0 });
  return readInThread({ format: asked.format, bytes: asked.bytes, html: asked.html }, (done, total) =>
    report(asked, { phase: 'checking', done, total }),
  );
}

/**
 * Removes NUL characters for the lookup. The database cannot store them, so the lookup would fail. The row itself is
 * refused later.
 */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

async function planFor(rows: readonly ReadRow[], queries?: Transaction): Promise<Plan> {
  const drafts = rows.flatMap((row) => (row.draft ? [row.draft] : []));
  const ids = drafts.map((draft) => draft.id);
  const [sections, questions] = [
    await store.listSections(queries),
    await store.listSought(
      {
        slugs: ids.filter((id) => id !== '' && !isNumberId(id)).map(withoutNul),
        ids: ids.filter(isNumberId).map(Number),
        texts: drafts.filter((draft) => draft.id === '').map((draft) => withoutNul(draft.text)),
      },
      queries,
    ),
  ];
  return inPortions(planImport(rows, { sections, questions: await withSpanish(questions, queries) }));
}

/** Timeouts in milliseconds. They are long enough to import or undo 20,000 questions on a slow disk. */
export const PATIENCE = { timeout: 120_000, maxWait: 5_000 };

/**
 * Blocks other imports and undo operations until the transaction ends. Throws `CONFLICT` if an import or undo is
 * already running.
 */
export async function holdImports(queries: Transaction): Promise<void> {
  if (await store.lockImports(queries)) return;
  throw new Problem('CONFLICT', "Another import is running. Try again when it's done.");
}

async function commit(asked: Import, rows: readonly ReadRow[]): Promise<ImportReport> {
  const done = await audited(async (queries, record) => {
    await holdImports(queries);
    // The plan is made again inside the transaction, because the question bank may have changed since the dry run.
    const plan = await planFor(rows, queries);
    refuseFaults(plan.rows);
    if (asked.plan !== undefined && asked.plan !== (await nameOf(plan))) throw outdated();
    return reportOf(asked, plan, await save(asked, plan, { queries, record }));
  }, PATIENCE);
  log.info('questions imported', { userId: asked.actorId, added: done.added, changed: done.changed });
  return done;
}

const outdated = () =>
  new Problem(
    'CONFLICT',
    'The bank has changed since the file was checked. Check the file again; nothing was changed.',
  );

/** Maximum number of errors that an import reports. A dry run reports all of them. */
const MAX_NAMED = 1000;

function refuseFaults(rows: readonly PlannedRow[]): void {
  const refused = rows.filter((row) => row.action === 'refused');
  if (refused.length === 0) return;
  const fields = refused
    .slice(0, MAX_NAMED)
    .flatMap(({ row, faults }) => faults.map(({ field, message }) => [`row ${row}: ${field}`, message] as const));
  const count = refused.length === 1 ? '1 row is' : `${refused.length} rows are`;
  throw new Problem('VALIDATION', `${count} refused, so nothing was changed`, { fields: Object.fromEntries(fields) });
}

interface Ledger {
  queries: Transaction;
  record: RecordEntries;
}

/** Saves the changes and returns the id by which the import can be undone; null if there is nothing to save. */
async function save(asked: Import, { changes }: Plan, { queries, record }: Ledger): Promise<string | null> {
  const { actorId } = asked;
  const total = changes.length;
  if (total === 0) return null;
  const importId = randomUUID();
  let done = 0;
  /** Saves the English of a chunk, and returns the question ids in the order of the chunk. */
  const saveEnglish = async (chunk: readonly Change[], write: typeof store.addQuestions): Promise<number[]> => {
    const former = await undoing.listFormer(
      queries,
      chunk.flatMap(({ stored }) => stored?.questionId ?? []),
    );
    const ids = await write(chunk, actorId, queries);
    if (!ids) throw outdated();
    await record(...chunk.map((change, place) => ({ actorId, ...auditOf(change, ids[place]) })));
    const made = await recordCorrections(actorId, chunk, { queries, record });
    const imported = chunk.map(({ declared }, place) => ({
      questionId: ids[place] ?? 0,
      former: former.get(ids[place] ?? 0) ?? null,
      isSlip: declared?.kind === 'slip',
      correctionId: made.get(ids[place] ?? 0) ?? null,
    }));
    await undoing.noteImported(queries, importId, imported);
    return ids;
  };
  const inChunks = async (part: readonly Change[], write: typeof store.addQuestions) => {
    for (let start = 0; start < part.length; start += CHUNK) {
      const chunk = part.slice(start, start + CHUNK);
      report(asked, { phase: 'saving', done, total });
      const english = chunk.filter(({ changesEnglish }) => changesEnglish);
      // `write` locks only the questions that it saves. All of them are locked here in one order.
      if (english.length < chunk.length && !(await store.lockStored(chunk, queries))) throw outdated();
      const ids = english.length > 0 ? await saveEnglish(english, write) : [];
      const translated = chunk.map(({ spanish, stored }, place) => ({
        questionId: stored?.questionId ?? ids[place] ?? 0,
        spanish,
        before: stored?.spanish ?? undefined,
      }));
      await saveSpanish(asked, importId, translated, { queries, record });
      done += chunk.length;
    }
  };
  const added = changes.filter((change) => change.stored === null);
  // Sorts the questions by id. Every action that locks several questions uses this order, so that concurrent actions
  // wait for each other instead of deadlocking.
  const changed = changes
    .filter((change) => change.stored !== null)
    .sort((one, other) => (one.stored?.questionId ?? 0) - (other.stored?.questionId ?? 0));
  const counts = { format: asked.format, added: added.length, changed: changed.length };
  await undoing.createImport(queries, { id: importId, actorId, ...counts });
  await inChunks(added, store.addQuestions);
  await inChunks(changed, store.reviseQuestions);
  await record({ actorId, action: 'question.import', subject: 'questions', after: counts });
  return importId;
}

interface NewSpanish {
  questionId: number;
  /** Null if the Spanish does not change. */
  spanish: Wording | null;
  before: Wording | undefined;
}

/** Saves the Spanish texts of a chunk. */
async function saveSpanish(
  { actorId }: Import,
  importId: string,
  chunk: readonly NewSpanish[],
  { queries, record }: Ledger,
): Promise<void> {
  const rows = chunk.flatMap(({ questionId, spanish, before }) =>
    spanish ? [{ questionId, translation: spanish, before }] : [],
  );
  if (rows.length === 0) return;
  await translations.saveImported(queries, importId, 'es', rows);
  await record(
    ...rows.map(({ questionId, translation, before }) => ({
      actorId,
      action: 'question.translate',
      subject: `question:${questionId}`,
      ...(before ? { before } : {}),
      after: translation,
    })),
  );
}

/**
 * Records corrections for saved changes that affect results, and returns the corrections' ids by question. No test with
 * these questions can start until the transaction ends. Throws `CONFLICT` if a learner was asked one of the questions
 * for the first time since the plan was made.
 */
async function recordCorrections(
  actorId: string,
  changes: readonly Change[],
  { queries, record }: Ledger,
): Promise<Map<number, number>> {
  const weighty = changes.flatMap(({ stored, weighty: change, question, declared }) =>
    stored && change ? [{ stored, change, question, declared }] : [],
  );
  const unasked = weighty.filter(({ stored }) => !stored.wasAsked).map(({ stored }) => stored.questionId);
  if ((await corrections.listAsked(unasked, queries)).length > 0) throw outdated();
  const made = new Map<number, number>();
  for (const { stored, change, question, declared } of weighty) {
    const { questionId } = stored;
    const edit = { questionId, before: stored, after: question, declared };
    const id = await corrections.recordCorrection(queries, { ...edit, change, actorId, record });
    if (id !== null) made.set(questionId, id);
  }
  return made;
}

function auditOf({ stored, sectionId, question }: Change, id: number | undefined) {
  return {
    action: stored ? 'question.update' : 'question.create',
    subject: `question:${id}`,
    before: stored ? auditedFields(stored, stored.sectionId) : undefined,
    after: auditedFields(question, sectionId),
  };
}

/** Returns the question's fields and state for the audit log, in the same form as the question form sends them. */
function auditedFields(question: FullQuestion, sectionId: number): object {
  const { id: _id, section: _section, ...fields } = toFull(question);
  return { ...fields, sectionId };
}

/**
 * Returns a hash of the plan. The hash is the same for the same file and stored questions, and changes with any of the
 * data on which the plan depends.
 */
const nameOf = (plan: Plan): Promise<string> => inPortions(digest(plan));

function* digest({ rows, changes }: Plan): Generator<void, string> {
  const named = createHash('sha256');
  for (const row of rows) {
    named.update(`${row.row} ${row.action} ${row.questionId}\n`);
    yield;
  }
  for (const { row, stored, sectionId, question, declared, spanish } of changes) {
    named.update(JSON.stringify([row, stored?.version, sectionId, question, declared, stored?.spanish, spanish]));
    yield;
  }
  return named.digest('hex');
}

async function reportOf(asked: Import, plan: Plan, importId: string | null): Promise<ImportReport> {
  const count = (action: PlannedRow['action']) => plan.rows.filter((row) => row.action === action).length;
  return {
    format: asked.format,
    importId,
    committed: importId !== null,
    total: plan.rows.length,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    plan: await nameOf(plan),
    // An import returns only the counts, because the dry run has already returned the rows.
    rows: asked.dryRun ? plan.rows : [],
  };
}
