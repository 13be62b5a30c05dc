import 'server-only';
import { audited } from '@/lib/audit/service';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { PraiseStatus } from '@/lib/testimonials/rules';
import type { AdminPraiseView } from './contract';
import * as store from './store';
import { viewAdminPraise } from './view';

interface Asked {
  status: PraiseStatus;
  page: number;
  size: number;
}

export async function listPraise({ status, page, size }: Asked): Promise<Page<AdminPraiseView>> {
  const { rows, totalItems } = await store.listPraise({ status, page, size });
  return toPage(rows.map(viewAdminPraise), { page, size, totalItems });
}

interface Decision {
  actorId: string;
  userId: string;
  status: 'approved' | 'declined';
  /** `writtenAt` of the text that the admin read. */
  seenWrittenAt: string;
}

/**
 * Saves an admin's decision. Throws `NOT_FOUND` if the learner has withdrawn the text, and `CONFLICT` if it was changed
 * since. The audit log does not contain the text, because it must be erased with the consent.
 */
export const decidePraise = ({ actorId, userId, status, seenWrittenAt }: Decision): Promise<AdminPraiseView> =>
  audited(async (tx, record) => {
    const before = await store.lockPraise(tx, userId);
    if (!before) throw new Problem('NOT_FOUND', 'The learner has taken this back');
    if (before.writtenAt.getTime() !== new Date(seenWrittenAt).getTime()) {
      throw new Problem('CONFLICT', 'The learner has edited this since you opened it. Your decision was not saved.');
    }
    const saved = await store.saveDecision(tx, userId, status);
    const [was, is] = [{ status: before.status }, { status }];
    await record({ actorId, action: 'praise.decide', subject: `person:${userId}`, before: was, after: is });
    return viewAdminPraise(saved);
  });
