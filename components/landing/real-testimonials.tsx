import type { TrackRecord } from '@/lib/track-record/contract';
import { TestimonialFrame } from './testimonial-frame';

/** Testimonials of learners who allowed publication, verbatim. Shows no stars, because learners gave none. */
export function RealTestimonials({ praise }: { praise: TrackRecord['praise'] }) {
  return (
    <TestimonialFrame
      quotes={praise.map(({ text, firstName, trade }) => ({ quote: text, name: firstName, role: trade }))}
    />
  );
}
