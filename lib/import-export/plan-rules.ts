import type { Wording } from '@/lib/bank/translations/rules';
import type { DeclaredChange } from '@/lib/corrections/contract';
import { changeOf, type Change as WeightyChange } from '@/lib/corrections/rules';
import { nameKey } from '@/lib/kernel/names';
import { topicCode } from '@/lib/kernel/topics';
import {
  findNewSpanish,
  listChanges,
  listDifferences,
  listObjections,
  listSpanishFaults,
  SPANISH,
  type StoredQuestion,
} from './changes-rules';
import type { PlannedRow } from './contract';
import type { RowAction } from './formats-rules';
import {
  type Draft,
  type Fault,
  type FullQuestion,
  isNumberId,
  type ReadRow,
  tidy,
  withoutEmptyAnswers,
} from './rules';

/** Plans how a file changes the question bank. Saves nothing, so that the dry run and the import use the same plan. */

export interface KnownSection {
  id: number;
  name: string;
}

/** A row that would be saved. */
export interface Change {
  row: number;
  stored: StoredQuestion | null;
  sectionId: number;
  /** Id of the question in the file if no stored question has this id; otherwise null. */
  slug: string | null;
  question: FullQuestion;
  /** The kind of change if it affects the results of learners; otherwise null. */
  weighty: WeightyChange | null;
  /** Kind of change that the file declares. Required if the change affects the results of learners. */
  declared: DeclaredChange | undefined;
  /** False if only the Spanish of a stored question changes. */
  changesEnglish: boolean;
  /** The Spanish texts to save; null if they do not change. */
  spanish: Wording | null;
}

export interface Plan {
  rows: PlannedRow[];
  changes: Change[];
}

const SHOWN_TEXT = 140;

/** Maximum number of characters of all differences in one response. It is enough for several thousand changed rows. */
const MOST_DIFFERENCE_CHARACTERS = 2_000_000;

/**
 * Key by which a question without an id is found. It includes the drawing, because two drawings with the same words are
 * two questions.
 */
const textKey = (sectionId: number, text: string, picture?: { svg: string } | null): string =>
  // Stryker disable next-line StringLiteral: The text is the same on both sides of each lookup.
  `${sectionId} ${picture?.svg ?? ''} ${tidy(text)}`;

export interface Bank {
  sections: readonly KnownSection[];
  /** Stored questions to which the ids or texts in the file may refer. */
  questions: readonly StoredQuestion[];
}

interface Lookup {
  /** Finds a section by its exact name. If none matches, ignores case and spaces. */
  findSectionId: (name: string) => number | undefined;
  byId: Map<string, StoredQuestion>;
  /**
   * Questions by section, drawing and text. `byWords`: by section and text only, for files that contain no drawings.
   */
  byText: Map<string, StoredQuestion>;
  byWords: Map<string, StoredQuestion>;
}

function* index({ sections, questions }: Bank): Generator<void, Lookup> {
  // The list is reversed, because a later entry of a map replaces an earlier one, and of two sections with the same
  // name the first must be found.
  const reversed = [...sections].reverse();
  const byName = new Map(reversed.map((known) => [known.name, known]));
  const byNameKey = new Map(reversed.map((known) => [nameKey(known.name), known]));
  const lookup: Lookup = {
    findSectionId: (name) => (byName.get(name) ?? byNameKey.get(nameKey(name)))?.id,
    byId: new Map(),
    byText: new Map(),
    byWords: new Map(),
  };
  for (const question of questions) {
    lookup.byId.set(question.id, question);
    lookup.byId.set(String(question.questionId), question);
    yield;
  }
  // Sorts by descending id, because a later entry of a map replaces an earlier one, and of several equal questions the
  // oldest must be found.
  for (const question of [...questions].sort((one, other) => other.questionId - one.questionId)) {
    lookup.byText.set(textKey(question.sectionId, question.text, question.picture), question);
    lookup.byWords.set(textKey(question.sectionId, question.text), question);
    yield;
  }
  return lookup;
}

/**
 * Plans the import one question at a time and yields after each, so that a large file does not block other requests.
 */
export function* planImport(read: readonly ReadRow[], bank: Bank): Generator<void, Plan> {
  const lookup = yield* index(bank);
  const seen: Seen = { ids: new Map(), questions: new Map(), texts: new Map() };
  const plan: Plan = { rows: [], changes: [] };
  let shown = 0;
  for (const row of read) {
    const judged = judge(row, lookup, seen, bank.sections);
    shown += judged.planned.differences.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
    // Stryker disable next-line EqualityOperator: The operators differ only if the differences have exactly 2,000,000
    // characters.
    plan.rows.push(shown <= MOST_DIFFERENCE_CHARACTERS ? judged.planned : { ...judged.planned, differences: [] });
    if (judged.change) plan.changes.push(judged.change);
    yield;
  }
  return plan;
}

/** The row in which each id, stored question and text first occurred. */
interface Seen {
  ids: Map<string, number>;
  questions: Map<number, number>;
  texts: Map<string, number>;
}

interface Judged {
  planned: PlannedRow;
  change: Change | null;
}

function judge(read: ReadRow, lookup: Lookup, seen: Seen, sections: readonly KnownSection[]): Judged {
  const { row, draft, faults } = read;
  const refuse = (all: Fault[]): Judged => ({
    planned: plannedRow({ row, draft, action: 'refused', stored: null, faults: all }),
    change: null,
  });
  if (!draft) return refuse(faults);
  const sectionId = lookup.findSectionId(draft.section);
  const stored = findStored(draft, sectionId, lookup);
  const place = [
    ...(sectionId === undefined && draft.section !== '' ? [unknownSection(draft.section, sections)] : []),
    ...(!stored && isNumberId(draft.id) ? [unknownNumber(draft.id)] : []),
    ...findRepeats({ row, draft, sectionId, stored }, seen),
  ];
  if (faults.length + place.length > 0 || sectionId === undefined) return refuse([...faults, ...place]);
  const filled = withoutEmptyAnswers(draft);
  const question = complete(filled, stored, sectionId);
  const spanish = findNewSpanish(filled, stored);
  const english = stored ? listChanges(stored, { ...question, sectionId }) : [];
  const changes = stored && spanish ? [...english, SPANISH] : english;
  const action = stored ? (changes.length > 0 ? 'changed' : 'unchanged') : 'added';
  const differences = stored ? listDifferences(stored, { ...question, spanish }, changes) : [];
  const planned = plannedRow({ row, draft, action, stored, changes, differences });
  if (action === 'unchanged') return { planned, change: null };
  const weighty = stored && changeOf(stored, question);
  const objections = [
    ...(read.markup ?? []),
    ...listObjections(draft, stored, { question, weighty }),
    ...(spanish ? listSpanishFaults(question, spanish) : []),
  ];
  if (objections.length > 0) return { planned: { ...planned, action: 'refused', faults: objections }, change: null };
  const slug = stored || draft.id === '' ? null : draft.id;
  const declared = stored?.wasAsked ? draft.change : undefined;
  const changesEnglish = stored === null || english.length > 0;
  return { planned, change: { row, stored, sectionId, slug, question, weighty, declared, changesEnglish, spanish } };
}

function plannedRow(row: {
  row: number;
  draft: Draft | null;
  action: RowAction;
  stored: StoredQuestion | null;
  changes?: string[];
  differences?: PlannedRow['differences'];
  faults?: Fault[];
}): PlannedRow {
  return {
    row: row.row,
    action: row.action,
    text: (row.draft?.text ?? '').slice(0, SHOWN_TEXT).toWellFormed(),
    questionId: row.stored?.questionId ?? null,
    changes: row.changes ?? [],
    differences: row.differences ?? [],
    faults: row.faults ?? [],
  };
}

/**
 * Finds the stored question by the id in the file. Without an id, finds it by its exact text and drawing, so that
 * importing the same file again adds nothing.
 */
function findStored(draft: Draft, sectionId: number | undefined, lookup: Lookup): StoredQuestion | null {
  if (draft.id !== '') return lookup.byId.get(draft.id) ?? null;
  // Stryker disable next-line ConditionalExpression: The key would begin with "undefined", which the index never contains.
  if (sectionId === undefined) return null;
  const { byText, byWords } = lookup;
  const known = draft.picture === undefined ? byWords : byText;
  return known.get(textKey(sectionId, draft.text, draft.picture)) ?? null;
}

const unknownSection = (name: string, sections: readonly KnownSection[]): Fault => ({
  field: 'section',
  message: `There is no section "${name.slice(0, 60)}". Sections: ${sections.map((section) => section.name).join(', ')}`,
});

const unknownNumber = (id: string): Fault => ({
  field: 'id',
  message: `The bank has no question ${id}. Leave the id empty to add the question as a new question.`,
});

function findRepeats(
  asked: { row: number; draft: Draft; sectionId: number | undefined; stored: StoredQuestion | null },
  seen: Seen,
): Fault[] {
  const { row, draft, sectionId, stored } = asked;
  const first = <K>(map: Map<K, number>, key: K): number | null => {
    const known = map.get(key);
    if (known === undefined) map.set(key, row);
    return known ?? null;
  };
  const sameId = draft.id === '' ? null : first(seen.ids, draft.id);
  if (sameId !== null)
    return [{ field: 'id', message: `The id ${draft.id.slice(0, 100)} is already on row ${sameId}` }];
  const sameQuestion = stored ? first(seen.questions, stored.questionId) : null;
  if (sameQuestion !== null) {
    return [{ field: 'id', message: `Row ${sameQuestion} changes the same question` }];
  }
  if (stored || draft.id !== '' || sectionId === undefined || draft.text === '') return [];
  const sameText = first(seen.texts, textKey(sectionId, draft.text, draft.picture));
  return sameText === null ? [] : [{ field: 'text', message: `The same question is already on row ${sameText}` }];
}

/**
 * Completes a question. Values that the file omits come from the stored question or, for a new question, from the
 * form's defaults.
 */
function complete(draft: Draft, stored: StoredQuestion | null, sectionId: number): FullQuestion {
  const topic = draft.topic ?? stored?.topic ?? '';
  // If neither topic nor section changes, the topic stays as it is stored.
  const isKept = topic === stored?.topic && sectionId === stored.sectionId;
  const whys = new Map(stored?.answers.map((answer) => [answer.text, answer.why]));
  return {
    id: draft.id,
    section: draft.section,
    text: draft.text,
    answers: draft.answers.map((answer) => ({ ...answer, why: answer.why ?? whys.get(answer.text) ?? '' })),
    state: draft.state ?? stored?.state ?? 'published',
    isForMockTest: draft.isForMockTest ?? stored?.isForMockTest ?? false,
    topic: isKept ? topic : topicCode(sectionId, topic),
    difficulty: draft.difficulty ?? stored?.difficulty ?? 2,
    tier: draft.tier ?? stored?.tier ?? 'exam',
    explanation: draft.explanation ?? stored?.explanation ?? '',
    reference: draft.reference ?? stored?.reference ?? '',
    picture: draft.picture === undefined ? (stored?.picture ?? null) : draft.picture,
  };
}
