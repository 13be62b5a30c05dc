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

/**
 * Loads the live board for the class and test named in the URL, by default the newest. Returns null when the viewer
 * does not teach the class.
 */
export async function loadBoard(
  asked: string | null,
  test: string | null,
  page: string = LIVE_PAGE,
): Promise<LoadedBoard | null> {
  const found = await askedTest(page, asked, test);
  const board = found && (await findBoard(found));
  return board && { classId: found.id, board };
}
