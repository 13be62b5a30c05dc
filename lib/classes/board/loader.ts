import 'server-only';
import { askedTest } from '@/lib/classes/results/loader';
import { LIVE_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import type { Board } from './contract';
import { findBoard } from './service';

interface LoadedBoard {
  classId: ClassId;
  board: Board;
}

/** Of the class and the test that the address names, without a name the newest; null where the viewer teaches none such. */
export async function loadBoard(asked: string | null, test: string | null): Promise<LoadedBoard | null> {
  const found = await askedTest(LIVE_PAGE, asked, test);
  const board = found && (await findBoard(found));
  return board && { classId: found.id, board };
}
