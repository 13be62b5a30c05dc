import type { QuestionView } from '@/lib/bank/contract';
import { SECTIONS } from '@/lib/kernel/exam';
import { type FavoriteView, favoriteView } from './contract';

/** A favorite as the JSON in which it leaves, all but the name of its section, which may change. */
export interface FavoriteText {
  sectionId: number;
  unnamed: string;
}

/** `question` comes without its key. */
export function writeFavorite({ id, text, picture, answers, sectionId }: QuestionView): FavoriteText {
  const options = answers.map((answer) => ({ id: answer.id, text: answer.text }));
  const view = { id, text, ...(picture ? { picture } : {}), category: '', options } satisfies FavoriteView;
  return { sectionId, unnamed: JSON.stringify(favoriteView.parse(view)) };
}

/** The exam's own sections have the same name everywhere. */
export function withCategory({ sectionId, unnamed }: FavoriteText, sectionName: string): string {
  const name = SECTIONS.find(({ id }) => id === sectionId)?.name ?? sectionName;
  // Quotes inside a text are escaped, so that only the field itself can match.
  return unnamed.replace('"category":""', () => `"category":${JSON.stringify(name)}`);
}
