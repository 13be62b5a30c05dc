/**
 * Rules of testimonials. A testimonial is a text that a learner writes after an exam and allows the product to show.
 */

export const TESTIMONIAL_STATUSES = ['waiting', 'approved', 'declined'] as const;

export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number];

/** Maximum lengths in characters. Two sentences, a first name and a trade fit on a card of the landing page. */
export const PRAISE_LIMITS = { text: 280, firstName: 30, trade: 60 } as const;

/** Maximum testimonials on the landing page. */
export const MOST_SHOWN = 3;

/** Parses the status filter from the URL. Unknown values fall back to waiting testimonials. */
export const readTestimonialStatus = (text: unknown): TestimonialStatus =>
  TESTIMONIAL_STATUSES.find((known) => known === text) ?? 'waiting';

/** Replaces line breaks and runs of spaces by single spaces, so that all cards have a similar height. */
export const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
