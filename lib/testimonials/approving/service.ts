import 'server-only';
import { audited } from '@/lib/audit/service';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { TestimonialStatus } from '@/lib/testimonials/rules';
import type { AdminTestimonialView } from './contract';
import * as store from './store';
import { viewAdminTestimonial } from './view';

interface Asked {
  status: TestimonialStatus;
  page: number;
  size: number;
}

export async function listTestimonials({ status, page, size }: Asked): Promise<Page<AdminTestimonialView>> {
  const { rows, totalItems } = await store.listTestimonials({ status, page, size });
  return toPage(rows.map(viewAdminTestimonial), { page, size, totalItems });
}

interface Decision {
  actorId: string;
  userId: string;
  status: 'approved' | 'declined';
  /** The value of `writtenAt` for the text that the admin read. */
  seenWrittenAt: string;
}

/**
 * Saves an admin's decision. Throws `NOT_FOUND` if the learner has withdrawn the text, and `CONFLICT` if the learner
 * has changed it since the admin read it. The audit log does not contain the text, because withdrawing consent must
 * erase it.
 */
export const decideTestimonial = ({
  actorId,
  userId,
  status,
  seenWrittenAt,
}: Decision): Promise<AdminTestimonialView> =>
  audited(async (tx, record) => {
    const before = await store.lockTestimonial(tx, userId);
    if (!before) throw new Problem('NOT_FOUND', 'The learner has taken this back');
    if (before.writtenAt.getTime() !== new Date(seenWrittenAt).getTime()) {
      throw new Problem('CONFLICT', 'The learner has edited this since you opened it. Your decision was not saved.');
    }
    const saved = await store.saveDecision(tx, userId, status);
    const [was, is] = [{ status: before.status }, { status }];
    await record({ actorId, action: 'praise.decide', subject: `person:${userId}`, before: was, after: is });
    return viewAdminTestimonial(saved);
  });
