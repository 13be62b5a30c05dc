/** Of what a learner says after an exam and allows to be shown. */

export const PRAISE_STATUSES = ['waiting', 'approved', 'declined'] as const;

export type PraiseStatus = (typeof PRAISE_STATUSES)[number];

/** Two sentences, a first name and a trade: what a card of the landing page holds. */
export const PRAISE_LIMITS = { text: 280, firstName: 30, trade: 60 } as const;

/** On the landing page. */
export const MOST_SHOWN = 3;

/** Of an address; what makes no sense shows what waits. */
export const readPraiseStatus = (text: unknown): PraiseStatus =>
  PRAISE_STATUSES.find((known) => known === text) ?? 'waiting';

/** Line breaks and runs of spaces would make a card of one person taller than those of others. */
export const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
