import type { QuestionView } from '@/lib/bank/contract';
import { SECTIONS } from '@/lib/kernel/exam';
import type { FavoriteView } from './contract';

/** Serializes a favorite. `question` comes without its key. The exam's own sections have the same name everywhere. */
export function viewFavorite(
  { id, text, picture, answers, sectionId }: QuestionView,
  sectionName: string,
): FavoriteView {
  const options = answers.map((answer) => ({ id: answer.id, text: answer.text }));
  const category = SECTIONS.find((section) => section.id === sectionId)?.name ?? sectionName;
  return { id, text, ...(picture ? { picture } : {}), category, options };
}
