import { orderOptions } from '@/lib/attempts/rules';
import { viewPicture } from '@/lib/bank/picture/view';
import type { TranslationRow } from '@/lib/bank/translations/service';
import { withTranslation } from '@/lib/bank/translations/view';
import type { Reveal, RoomQuestion, RoomWording } from './contract';
import { positionOf } from './rules';
import type { AskedRow, RoundRow } from './store';

export const viewHead = ({ id, turn, total }: RoundRow) => ({ id, turn, place: positionOf(turn) + 1, total });

/**
 * Serializes a question. The round's id seeds the shuffle of the options, so the projector and every phone show the
 * same order, in both languages. Does not shuffle options that are letters of a picture.
 */
function viewQuestion(asked: AskedRow, { roundId, translation }: Shown): RoomQuestion {
  const ordered = { ...asked, options: orderOptions(asked.options, roundId, asked.questionId) };
  const shown = translation ? withTranslation(ordered, translation) : ordered;
  return {
    language: translation ? 'es' : 'en',
    text: shown.text,
    ...viewPicture(shown),
    rightCount: shown.options.filter(({ isCorrect }) => isCorrect).length,
    options: shown.options.map(({ id, text }) => ({ id, text })),
  };
}

const viewReveal = ({ options, explanation, reference }: AskedRow): Reveal => ({
  correctIds: options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
  whys: options.filter(({ why }) => why !== '').map(({ id, why }) => ({ id, why })),
  explanation,
  reference,
});

interface Shown {
  roundId: string;
  /** False until the key is revealed, and for a viewer who may not see it. */
  showsKey: boolean;
  /** Null shows the question in English. */
  translation: TranslationRow | null;
}

/** Serializes a question and its key in one language. */
export const viewWording = (asked: AskedRow, shown: Shown): RoomWording => ({
  question: viewQuestion(asked, shown),
  revealed: shown.showsKey ? viewReveal(shown.translation ? withTranslation(asked, shown.translation) : asked) : null,
});
