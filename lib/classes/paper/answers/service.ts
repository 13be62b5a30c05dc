import 'server-only';
import { examOpen } from '@/lib/attempts/answer-keys/policy';
import { isCorrectResponse, MAX_ON_PAPER, nameAttempt } from '@/lib/attempts/rules';
import { countOnPaper, type PaperAttempt, savePaper } from '@/lib/attempts/service';
import { orderFor } from '@/lib/classes/paper/rules';
import { findPrint, type PrintedTest } from '@/lib/classes/paper/service';
import { requireClassAccess } from '@/lib/classes/teaching-access/service';
import { SECTIONS } from '@/lib/kernel/exam';
import type { AssignmentId, ClassId, PlaceId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { readTyped } from './codec';
import type { EnteredView, PaperPreview } from './contract';
import * as store from './store';
import { type ReadLine, readLines, viewEntered } from './view';

interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId: AssignmentId;
}

const noTest = () => new Problem('NOT_FOUND', 'There is no such test. Open your classes again.');

const refuseList = (problem: string) => new Problem('VALIDATION', problem, { fields: { list: problem } });

interface Read {
  printed: PrintedTest;
  lines: ReadLine[];
}

async function readList(asking: Asking, list: string): Promise<Read> {
  const printed = await findPrint(asking);
  if (!printed) throw noTest();
  const typed = readTyped(list);
  if (typeof typed === 'string') throw refuseList(typed);
  const places = await store.listPlaces(await requireClassAccess(asking), asking.assignmentId);
  return { printed, lines: readLines(typed, printed, places) };
}

/**
 * Parses the list and checks each line without saving. Throws `NOT_FOUND` for a class that the viewer does not teach,
 * as do all functions below, and `VALIDATION` for an unreadable list.
 */
export async function previewPapers(asking: Asking, list: string): Promise<PaperPreview> {
  const { printed, lines } = await readList(asking, list);
  return { lines: lines.map(({ shown }) => shown), questionCount: printed.questions.length };
}

interface Given {
  list: string;
  replace: boolean;
}

/**
 * Saves all lines, or none when a line is invalid. Stores each student's answers completely before the next student's,
 * so that a retry after a lost connection finds what was saved.
 * - `VALIDATION`: with the first invalid line.
 * - `CONFLICT`: a student already has answers on paper for this test and `replace` is false, or the owner's classes
 * hold the maximum number of answers.
 * - `EXAM_OPEN`: an open exam of the viewer contains one of the questions, and the results would reveal the key.
 */
export async function savePapers(
  asking: Asking,
  { list, replace }: Given,
  now: Date,
): Promise<{ saved: number; entered: EnteredView[] }> {
  await countRow('papers', asking.viewer.userId);
  const { printed, lines } = await readList(asking, list);
  const wrong = lines.find(({ shown }) => shown.problem !== null)?.shown;
  if (wrong) throw refuseList(`Line ${wrong.line}: ${wrong.problem} Nothing was saved.`);
  if (!printed.mayKnowKey) throw examOpen();
  const again = lines.filter(({ shown }) => shown.replaces);
  if (again.length > 0 && !replace) throw entered(again.map(({ shown }) => shown.name));
  const added = (lines.length - again.length) * printed.questions.length;
  const { ownerId } = await requireClassAccess(asking);
  if (added > 0 && (await countOnPaper(ownerId)) + added > MAX_ON_PAPER) throw paperFull();
  for (const line of lines) {
    const saved = await savePaper(toAttempt(asking.id, printed, line), { replace, now });
    if (saved === 'there') throw entered([line.shown.name]);
    if (saved === 'full') throw paperFull();
    if (saved === 'gone') throw noTest();
  }
  log.info('papers entered', { classId: asking.id, papers: lines.length });
  return { saved: lines.length, entered: await listEntered(asking) };
}

const paperFull = () =>
  new Problem(
    'CONFLICT',
    `All classes of an instructor together hold ${MAX_ON_PAPER.toLocaleString('en-US')} answers on paper at most. Download the results of a test that you no longer need, delete it, then try again. Nothing more was saved.`,
  );

function entered(names: readonly string[]): Problem {
  const who = names.length === 1 ? names[0] : `${names.length} of these students`;
  return new Problem(
    'CONFLICT',
    `Answers on paper were entered before for ${who}. Confirm that they should be replaced.`,
  );
}

function toAttempt(
  classId: ClassId,
  { head, questions }: PrintedTest,
  { place, shown, marks }: ReadLine,
): PaperAttempt {
  if (!place || !shown.version || !marks) throw new Error('A line without a problem has a place, a version and marks');
  const ordered = orderFor(shown.version, head.id, questions);
  const { id: assignmentId, testType, sectionIds, timeFactor } = head;
  return {
    classId,
    placeId: place.placeId,
    assignmentId,
    testType,
    sectionIds,
    timeFactor: testType === 'exam' ? timeFactor : 1,
    sectionName: nameAttempt(
      testType,
      SECTIONS.filter(({ id }) => sectionIds.includes(id)),
    ),
    answers: ordered.map(({ id: questionId, revisionId, sectionId, options }, index) => {
      const optionIds = marks[index] ?? [];
      const right = options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
      return {
        questionId,
        revisionId,
        sectionId,
        optionIds,
        isCorrect: optionIds.length === 0 ? null : isCorrectResponse(optionIds, right),
      };
    }),
  };
}

interface Roster {
  names: string[];
  /** Students whose answers an instructor entered from paper. */
  entered: EnteredView[];
}

/**
 * Returns the students' names and the answers entered from paper for them, sorted by name. Throws like the functions
 * above.
 */
export async function findRoster(asking: Asking): Promise<Roster> {
  const places = await store.listPlaces(await requireClassAccess(asking), asking.assignmentId);
  return { names: places.map(({ name }) => name), entered: viewEntered(places) };
}

const listEntered = async (asking: Asking): Promise<EnteredView[]> => (await findRoster(asking)).entered;

export async function removePaper(asking: Asking, placeId: PlaceId): Promise<EnteredView[]> {
  if (!(await store.removePaper(await requireClassAccess(asking), asking.assignmentId, placeId))) {
    throw new Problem('NOT_FOUND', 'Nothing was entered on paper for this student. Reload the page.');
  }
  return listEntered(asking);
}
