/**
 * Sample testimonials, used until learners have given some: keys of their texts in `messages`. The page labels them as
 * samples. Testimonials approved in the admin panel replace them; if samples are hidden, `ProvableFacts` is shown
 * instead.
 */
export const SAMPLE_TESTIMONIALS = [
  { quote: 'samples.reasons', name: 'A. Sample', role: 'samples.apprentice' },
  { quote: 'samples.phone', name: 'B. Sample', role: 'samples.technician' },
  { quote: 'samples.class', name: 'C. Sample', role: 'samples.instructor' },
] as const;
