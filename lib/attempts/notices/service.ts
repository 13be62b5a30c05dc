import 'server-only';
import { isFree } from '@/lib/attempts/answer-keys/policy';
import { listWithheld } from '@/lib/attempts/answer-keys/service';
import type { UserId } from '@/lib/kernel/ids';
import type { NoticeView } from './contract';
import * as store from './store';

/**
 * Lists the caller's notices. Leaves out a notice that would reveal the key of a question on the caller's open exam,
 * until the exam ends.
 */
export async function listNotices(userId: UserId): Promise<NoticeView[]> {
  const rows = await store.listNotices(userId);
  if (rows.length === 0) return [];
  const withheld = await listWithheld(userId);
  return rows
    .filter(({ questionId }) => isFree(questionId, withheld))
    .map(({ questionId: _questionId, ...notice }) => notice);
}

export const markNoticesSeen = async (userId: UserId, correctionIds: number[]): Promise<{ seen: number }> => ({
  seen: await store.markSeen(userId, correctionIds),
});
