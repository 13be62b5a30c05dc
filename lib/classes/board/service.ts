import 'server-only';
import { rowSharesOpenExamSql } from '@/lib/attempts/answer-keys/service';
import { type Asking as AskingOfClass, noteUse } from '@/lib/classes/teaching-access/service';
import type { AssignmentId } from '@/lib/kernel/ids';
import { sortByName } from '@/lib/kernel/names';
import { Problem } from '@/lib/kernel/problem';
import type { Board } from './contract';
import { listBoard } from './store';
import { viewRow } from './view';

interface Asking extends AskingOfClass {
  assignmentId?: AssignmentId | undefined;
}

/** Returns the live board. Null when the viewer does not teach the class or the test is not in the class. */
export async function findBoard({ viewer, id, assignmentId }: Asking): Promise<Board | null> {
  const asked = { id, userId: viewer.userId, assignmentId: assignmentId ?? null };
  const lines = await listBoard({ ...asked, sharesOpenExamSql: rowSharesOpenExamSql() });
  const [head] = lines;
  if (!head) return null;
  await noteUse({ id, usedAt: head.usedAt }, new Date());
  const students = lines.flatMap((line) => (line.placeId === null ? [] : viewRow(line)));
  const assignment = { id: head.assignmentId, title: head.title };
  return { assignment, students: sortByName(students, head.byLastName) };
}

/** Returns the live board. Throws `NOT_FOUND` where `findBoard` returns null. */
export async function getBoard(asking: Asking): Promise<Board> {
  const board = await findBoard(asking);
  if (!board) throw new Problem('NOT_FOUND', 'There is no such test. Open the class and assign a test first.');
  return board;
}
