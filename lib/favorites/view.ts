import type { QuestionView } from '@/lib/bank/contract';
import { SECTIONS } from '@/lib/kernel/exam';
import type { FavoriteView } from './contract';
import type { FavoriteRow } from './store';

/** `question` is that of the row, without its key. */
export const viewFavorite = ({ id, sectionId, sectionName }: FavoriteRow, question: QuestionView): FavoriteView => ({
  id,
  text: question.text,
  ...(question.picture ? { picture: question.picture } : {}),
  category: SECTIONS.find((section) => section.id === sectionId)?.name ?? sectionName,
  options: question.answers.map((answer) => ({ id: answer.id, text: answer.text })),
});
