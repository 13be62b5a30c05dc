import 'server-only';
import type { AssignmentId, QuestionId, UserId } from '@/lib/kernel/ids';
import * as store from './store';

export type Binding = store.Binding;

/** What an assignment is to somebody; null for somebody who is not in its class. */
export const findBinding = (id: AssignmentId, userId: UserId): Promise<Binding | null> => store.findBinding(id, userId);

/** How many of these questions are asked at present. */
export const countPublished = (ids: QuestionId[]): Promise<number> => store.countPublished(ids);

/** Draws that come at once settle on the first. Answers the paper that stands. */
export const keepPaper = (id: AssignmentId, userId: UserId, paper: QuestionId[]): Promise<QuestionId[]> =>
  store.keepPaper(id, userId, paper);
