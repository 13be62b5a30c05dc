import type { LiveRecord } from '@/lib/record/contract';
import { TestimonialFrame } from './testimonial-frame';

/** Testimonials of learners who allowed their publication, verbatim. No stars, because nobody gave any. */
export function PraiseList({ praise }: { praise: LiveRecord['praise'] }) {
  return (
    <TestimonialFrame
      quotes={praise.map(({ text, firstName, trade }) => ({ quote: text, name: firstName, role: trade }))}
    />
  );
}
