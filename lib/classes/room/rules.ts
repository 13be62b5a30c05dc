/** Maximum number of questions in a round, more than a class period needs. */
export const MOST_IN_A_ROUND = 50;
/** Hours after which everybody has left the room. */
export const ROUND_HOURS = 12;

/** `turn` counts two steps for each question: shown, then revealed. */
export const placeOf = (turn: number): number => Math.floor(turn / 2);
export const isRevealed = (turn: number): boolean => turn % 2 === 1;
/** Returns the turn of the last question's reveal, after which the round is over. */
export const lastTurn = (questions: number): number => 2 * questions - 1;
