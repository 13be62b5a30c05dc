import { viewPicture } from '@/lib/bank/picture/view';
import { SECTIONS } from '@/lib/kernel/exam';
import type { FavoriteView } from './contract';
import type { FavoriteRow } from './store';

export const viewFavorite = (row: FavoriteRow): FavoriteView => ({
  id: row.id,
  text: row.text,
  ...viewPicture(row),
  category: SECTIONS.find((section) => section.id === row.sectionId)?.name ?? row.sectionName,
  options: row.answers.map(({ id, text }) => ({ id, text })),
});
