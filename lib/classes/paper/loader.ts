import 'server-only';
import { askedTest } from '@/lib/classes/results/loader';
import { PAPER_ANSWERS_PAGE, PAPER_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { readPageLanguage } from '@/lib/kernel/page-language';
import type { EnteredView } from './answers/contract';
import { findRoster } from './answers/service';
import type { PrintedView } from './contract';
import { PARTS, type Part } from './rules';
import { findPrint } from './service';
import { viewPrint } from './view';

interface LoadedPrint {
  classId: ClassId;
  part: Part;
  printed: PrintedView;
}

/**
 * Loads the printed test for the class and test named in the URL, by default the newest, in the language of the page.
 * Returns null when the viewer does not teach the class.
 */
export async function loadPrint(
  asked: string | null,
  test: string | null,
  named: string | null,
): Promise<LoadedPrint | null> {
  const found = await askedTest(PAPER_PAGE, asked, test);
  const printed = found && (await findPrint(found, await readPageLanguage()));
  const part = PARTS.find((one) => one === named) ?? 'a';
  return printed && { classId: found.id, part, printed: viewPrint(printed, part) };
}

interface LoadedAnswers {
  classId: ClassId;
  printed: PrintedView;
  names: string[];
  entered: EnteredView[];
}

/**
 * Loads a test and the roster for the page where an instructor enters answers. Takes the same ids as `loadPrint`, and
 * returns null in the same cases.
 */
export async function loadPaperAnswers(asked: string | null, test: string | null): Promise<LoadedAnswers | null> {
  const found = await askedTest(PAPER_ANSWERS_PAGE, asked, test);
  const printed = found && (await findPrint(found));
  if (!printed) return null;
  const assignmentId = printed.head.id;
  return {
    classId: found.id,
    printed: viewPrint(printed, 'sheet'),
    ...(await findRoster({ ...found, assignmentId })),
  };
}
