/** Maximum number of questions in a round, more than a class period needs. */
export const MOST_IN_A_ROUND = 50;
/** Hours after which an open round is deleted, because everybody has left the classroom long before. */
export const ROUND_HOURS = 12;

/** Returns the 0-based position of the question at step `turn`. Each question has two steps: shown, then revealed. */
export const positionOf = (turn: number): number => Math.floor(turn / 2);
export const isRevealed = (turn: number): boolean => turn % 2 === 1;
/** Returns the last step of a round: the reveal of the last question. */
export const lastTurn = (questions: number): number => 2 * questions - 1;
