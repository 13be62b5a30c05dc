import type { OwnTestimonial } from './contract';
import type { TestimonialRow } from './store';

export const viewTestimonial = (row: TestimonialRow | null): OwnTestimonial =>
  row && { ...row, writtenAt: row.writtenAt.toISOString() };
