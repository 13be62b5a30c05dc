import { describe, expect, it } from 'vitest';
import { inOneLine, readTestimonialStatus, TESTIMONIAL_STATUSES } from './rules';

describe('the list of testimonials', () => {
  it.each(TESTIMONIAL_STATUSES)('shows %s testimonials if the URL names it', (status) => {
    expect(readTestimonialStatus(status)).toBe(status);
  });

  it.each([null, undefined, '', 'Approved', 'all', 0])('shows waiting testimonials for the URL value %j', (text) => {
    expect(readTestimonialStatus(text)).toBe('waiting');
  });
});

it('inOneLine collapses line breaks and spaces to single spaces', () => {
  expect(inOneLine('  Passed at once.\r\n\n\tThe   cards did it. \n')).toBe('Passed at once. The cards did it.');
});
