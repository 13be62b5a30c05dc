/** Statuses of praise: a text that a learner writes after an exam and allows to be shown. */

export const PRAISE_STATUSES = ['waiting', 'approved', 'declined'] as const;

export type PraiseStatus = (typeof PRAISE_STATUSES)[number];

/** Character limits: two sentences, a first name and a trade fit on a card of the landing page. */
export const PRAISE_LIMITS = { text: 280, firstName: 30, trade: 60 } as const;

/** Number of cards on the landing page. */
export const MOST_SHOWN = 3;

/** Parses the filter from the URL. Unknown values fall back to waiting praise. */
export const readPraiseStatus = (text: unknown): PraiseStatus =>
  PRAISE_STATUSES.find((known) => known === text) ?? 'waiting';

/** Collapses line breaks and runs of spaces, so that no card is taller than the others. */
export const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
