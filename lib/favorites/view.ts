import { SECTIONS } from '@/lib/kernel/exam';
import type { FavoriteView } from './contract';
import type { FavoriteRow } from './store';

export const viewFavorite = (row: FavoriteRow): FavoriteView => ({
  id: row.id,
  text: row.text,
  category: SECTIONS.find((section) => section.id === row.sectionId)?.name ?? row.sectionName,
  options: row.answers.map(({ id, text }) => ({ id, text })),
});
