import type { QuestionView } from '@/lib/bank/contract';
import { SECTIONS } from '@/lib/kernel/exam';
import type { FavoriteView } from './contract';

/**
 * Serializes a favorite. `question` contains the key; it is omitted if `isWithheld` is true. Certification sections get
 * their fixed names.
 */
export function viewFavorite(
  question: QuestionView,
  { sectionName, isWithheld }: { sectionName: string; isWithheld: boolean },
): FavoriteView {
  const { id, text, picture, answers, sectionId } = question;
  const options = answers.map((answer) => ({ id: answer.id, text: answer.text }));
  const category = SECTIONS.find((section) => section.id === sectionId)?.name ?? sectionName;
  return { id, text, ...(picture ? { picture } : {}), category, options, ...(isWithheld ? {} : { question }) };
}
