import 'server-only';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { OwnTestimonial } from './contract';
import { inOneLine, MOST_SHOWN } from './rules';
import * as store from './store';
import { viewTestimonial } from './view';

export const getTestimonial = async (userId: UserId): Promise<OwnTestimonial> =>
  viewTestimonial(await store.findTestimonial(userId));

interface Said {
  userId: UserId;
  text: string;
  firstName: string;
  trade: string;
}

/** Saves the learner's testimonial. Throws `CONFLICT` before the learner has reported an exam outcome. */
export async function giveTestimonial({ userId, text, firstName, trade }: Said): Promise<OwnTestimonial> {
  const said = { text: inOneLine(text), firstName: inOneLine(firstName), trade: inOneLine(trade) };
  if (!(await store.saveTestimonial(userId, said))) throw new Problem('CONFLICT', 'Report your exam result first');
  return getTestimonial(userId);
}

export async function withdrawTestimonial(userId: UserId): Promise<null> {
  await store.deleteTestimonial(userId);
  return null;
}

/** Lists the testimonials for the landing page. */
export const listShownTestimonials = () => store.listApproved(MOST_SHOWN);
