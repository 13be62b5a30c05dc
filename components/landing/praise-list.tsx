import type { LiveRecord } from '@/lib/record/contract';
import { TestimonialFrame } from './testimonial-frame';

/** Words of learners who have allowed it, as they wrote them. Nobody gave us stars, so none are shown. */
export function PraiseList({ praise }: { praise: LiveRecord['praise'] }) {
  return (
    <TestimonialFrame
      quotes={praise.map(({ text, firstName, trade }) => ({ quote: text, name: firstName, role: trade }))}
    />
  );
}
