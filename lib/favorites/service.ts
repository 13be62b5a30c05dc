import 'server-only';
import { withholdForDraw } from '@/lib/attempts/answer-keys/service';
import type { QuestionView } from '@/lib/bank/contract';
import { listQuestionsByIds, viewPracticeQuestions } from '@/lib/bank/service';
import type { QuestionId, UserId } from '@/lib/kernel/ids';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { FavoriteView } from './contract';
import * as store from './store';
import { viewFavorite } from './view';

/** Throws `NOT_FOUND` for a question that is not published. */
export async function addFavorite(userId: UserId, questionId: QuestionId): Promise<void> {
  if (!(await store.addFavorite(userId, questionId))) throw new Problem('NOT_FOUND', 'There is no such question');
}

export const removeFavorite = store.removeFavorite;
export const hasFavorite = store.hasFavorite;
export const countFavorites = store.countFavorites;
export const listFavoriteIds = store.listFavoriteIds;

interface Asked {
  page: number;
  size: number;
}

/** Lists a page of favorites, newest first. Leaves out the keys of questions on the caller's open exams. */
export async function listFavorites(userId: UserId, asked: Asked): Promise<Page<FavoriteView>> {
  const { rows, totalItems } = await store.listFavorites({ userId, ...asked });
  const [questions, withheld] = await Promise.all([viewPracticeQuestions(rows), withholdForDraw(userId)]);
  const items = rows.flatMap(({ id, sectionName }) => {
    const question = questions.get(id);
    return question ? [viewFavorite(question, { sectionName, isWithheld: withheld.has(id) })] : [];
  });
  return toPage(items, { ...asked, totalItems });
}

/** Draws random favorites with their keys, for practice. Excludes questions on the caller's open exams. */
export async function drawFavoriteQuestions(userId: UserId, limit: number): Promise<QuestionView[]> {
  const withheld = [...(await withholdForDraw(userId))];
  const questions = await listQuestionsByIds(await store.drawFavoriteIds(userId, limit, withheld));
  return questions.map((question) => ({ ...question, isFavorite: true }));
}
