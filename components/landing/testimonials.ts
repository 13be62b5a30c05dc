/**
 * Sample testimonials: the keys of their texts in `messages`. The page labels them as samples. Testimonials of learners
 * that an admin has approved replace them. If samples are hidden, the page shows `ProvableFacts` instead.
 */
export const SAMPLE_TESTIMONIALS = [
  { quote: 'samples.reasons', name: 'A. Sample', role: 'samples.apprentice' },
  { quote: 'samples.phone', name: 'B. Sample', role: 'samples.technician' },
  { quote: 'samples.class', name: 'C. Sample', role: 'samples.instructor' },
] as const;
