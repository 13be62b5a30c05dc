import 'server-only';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { FlaggedItem, ItemStatistics } from './contract';
import type { ItemFlag } from './rules';
import { judgeItem } from './rules';
import * as store from './store';

/** Returns the statistics of a question. Throws `NOT_FOUND`. */
export async function getItemStatistics(questionId: number): Promise<ItemStatistics> {
  const counts = await store.findCounts(questionId);
  if (!counts) throw new Problem('NOT_FOUND', 'There is no such question');
  return judgeItem(counts);
}

/** Scheduled job: counts all first answers again. Until it ends, the results of the previous count are shown. */
export const countFirstAnswers = store.countFirstAnswers;

async function readFlagged(): Promise<FlaggedItem[]> {
  const flagged = (await store.listCounts()).map(judgeItem).filter((item) => item.flags.length > 0);
  const names = new Map((await store.listNames(flagged.map((item) => item.questionId))).map((name) => [name.id, name]));
  return flagged
    .flatMap((item) => {
      const name = names.get(item.questionId);
      return name ? [{ ...item, text: name.text, sectionId: name.sectionId }] : [];
    })
    .sort((one, other) => weightOf(one) - weightOf(other) || one.questionId - other.questionId);
}

/**
 * Returns the sort key, lowest first. Questions that good learners miss come before all others; within each group, the
 * question with the lowest discrimination comes first.
 */
const weightOf = (item: FlaggedItem): number =>
  item.flags.includes('missed-by-good') ? (item.discrimination ?? 0) - 2 : (item.discrimination ?? 1);

export async function listFlaggedItems(asked: {
  flag?: ItemFlag | undefined;
  sectionId?: number | undefined;
  page: number;
  size: number;
}): Promise<Page<FlaggedItem>> {
  const { flag, sectionId, page, size } = asked;
  const found = (await readFlagged()).filter(
    (item) =>
      (flag === undefined || item.flags.includes(flag)) && (sectionId === undefined || item.sectionId === sectionId),
  );
  return toPage(found.slice(page * size, (page + 1) * size), { page, size, totalItems: found.length });
}
