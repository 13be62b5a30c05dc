import 'server-only';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import type { OwnPraise } from './contract';
import { inOneLine, MOST_SHOWN } from './rules';
import * as store from './store';
import { viewPraise } from './view';

export const getPraise = async (userId: UserId): Promise<OwnPraise> => viewPraise(await store.findPraise(userId));

interface Said {
  userId: UserId;
  text: string;
  firstName: string;
  trade: string;
}

/** Saves the learner's testimonial. Throws `CONFLICT` before the learner has reported an exam outcome. */
export async function sayPraise({ userId, text, firstName, trade }: Said): Promise<OwnPraise> {
  const said = { text: inOneLine(text), firstName: inOneLine(firstName), trade: inOneLine(trade) };
  if (!(await store.savePraise(userId, said))) throw new Problem('CONFLICT', 'Report your exam result first');
  return getPraise(userId);
}

export async function takeBackPraise(userId: UserId): Promise<null> {
  await store.deletePraise(userId);
  return null;
}

/** Lists the testimonials for the landing page. */
export const listShownPraise = () => store.listApproved(MOST_SHOWN);
