import { orderOptions } from '@/lib/attempts/rules';
import { viewPicture } from '@/lib/bank/picture/view';
import type { Reveal, RoomQuestion } from './contract';
import { positionOf } from './rules';
import type { AskedRow, RoundRow } from './store';

export const viewHead = ({ id, turn, total }: RoundRow) => ({ id, turn, place: positionOf(turn) + 1, total });

/**
 * Serializes a question. The round's id seeds the shuffle of the options, so the projector and every phone show the
 * same order. Does not shuffle options that are letters of a picture.
 */
export const viewQuestion = (asked: AskedRow, roundId: string): RoomQuestion => ({
  text: asked.text,
  ...viewPicture(asked),
  rightCount: asked.options.filter(({ isCorrect }) => isCorrect).length,
  options: orderOptions(asked.options, roundId, asked.questionId).map(({ id, text }) => ({ id, text })),
});

export const viewReveal = ({ options, explanation, reference }: AskedRow): Reveal => ({
  correctIds: options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id),
  whys: options.filter(({ why }) => why !== '').map(({ id, why }) => ({ id, why })),
  explanation,
  reference,
});
