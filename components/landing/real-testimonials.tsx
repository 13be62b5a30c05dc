import type { LiveRecord } from '@/lib/track-record/contract';
import { TestimonialFrame } from './testimonial-frame';

/** Testimonials of learners who allowed publication, verbatim. Shows no stars, because learners gave none. */
export function PraiseList({ praise }: { praise: LiveRecord['praise'] }) {
  return (
    <TestimonialFrame
      quotes={praise.map(({ text, firstName, trade }) => ({ quote: text, name: firstName, role: trade }))}
    />
  );
}
