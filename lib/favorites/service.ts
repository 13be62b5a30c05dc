import 'server-only';
import { withholdForDraw } from '@/lib/attempts/keys/service';
import type { QuestionView } from '@/lib/bank/contract';
import { keptFormWithoutKeys, listQuestionsByIds } from '@/lib/bank/service';
import type { QuestionId, UserId } from '@/lib/kernel/ids';
import { type Page, toPage } from '@/lib/kernel/pagination';
import { Problem } from '@/lib/kernel/problem';
import type { FavoriteView } from './contract';
import * as store from './store';
import { withCategory, writeFavorite } from './view';

/** Throws `NOT_FOUND` for a question that does not exist or is archived. */
export async function addFavorite(userId: UserId, questionId: QuestionId): Promise<void> {
  if (!(await store.addFavorite(userId, questionId))) throw new Problem('NOT_FOUND', 'There is no such question');
}

export const removeFavorite = store.removeFavorite;
export const hasFavorite = store.hasFavorite;
export const countFavorites = store.countFavorites;
export const listFavoriteIds = store.listFavoriteIds;

const writeFavorites = keptFormWithoutKeys('favorites as they are sent', writeFavorite);

interface Asked {
  page: number;
  size: number;
}

/** A page of favorites, newest first, each as the JSON in which it leaves. */
export async function listFavoriteTexts(userId: UserId, asked: Asked): Promise<Page<string>> {
  const { rows, totalItems } = await store.listFavorites({ userId, ...asked });
  const texts = await writeFavorites(rows);
  const items = rows.flatMap(({ id, sectionName }) => {
    const text = texts.get(id);
    return text ? [withCategory(text, sectionName)] : [];
  });
  return toPage(items, { ...asked, totalItems });
}

/** The same for a page that shows them. */
export async function listFavorites(userId: UserId, asked: Asked): Promise<Page<FavoriteView>> {
  const { items, ...page } = await listFavoriteTexts(userId, asked);
  return { ...page, items: items.map((text) => JSON.parse(text) as FavoriteView) };
}

/** Random favorites with their keys, as practice shows them. */
export async function drawFavoriteQuestions(userId: UserId, limit: number): Promise<QuestionView[]> {
  const withheld = [...(await withholdForDraw(userId))];
  const questions = await listQuestionsByIds(await store.drawFavoriteIds(userId, limit, withheld));
  return questions.map((question) => ({ ...question, isFavorite: true }));
}
