import 'server-only';
import { findAssignment } from '@/lib/classes/results/service';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { Board } from './contract';
import { listBoard } from './store';
import { viewRow } from './view';

interface Asking {
  viewer: { userId: UserId };
  id: ClassId;
  assignmentId?: AssignmentId | undefined;
}

/** Null for a class that is not the viewer's, and for a test that is not the class's. */
export async function findBoard({ viewer, id, assignmentId }: Asking): Promise<Board | null> {
  const taught = { id, ownerId: viewer.userId };
  const head = await findAssignment(taught, assignmentId ?? null);
  if (!head) return null;
  const students = (await listBoard(taught, head.id)).map(viewRow);
  return { assignment: { id: head.id, title: head.title }, students };
}

/** The same; throws `NOT_FOUND` in place of null. */
export async function getBoard(asking: Asking): Promise<Board> {
  const board = await findBoard(asking);
  if (!board) throw new Problem('NOT_FOUND', 'There is no such test. Open the class and give it a test first.');
  return board;
}
