export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  /**
   * True for a sample. The page labels it as a sample. Testimonials approved in the admin panel replace the samples.
   */
  isSample: boolean;
}

/** Sample testimonials, used until learners have given some. If samples are hidden, `ProvableFacts` replaces them. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote: 'I kept mixing up the leak rates. Seeing why my answer was wrong, every time, is what made them stick.',
    name: 'A. Sample',
    role: 'Commercial refrigeration apprentice',
    isSample: true,
  },
  {
    quote: 'Ten questions on the phone between calls. Two weeks of that and the real test felt familiar.',
    name: 'B. Sample',
    role: 'Residential service technician',
    isSample: true,
  },
  {
    quote: 'My class argues about an answer, we open the rule it cites, and the argument is over.',
    name: 'C. Sample',
    role: 'Trade school instructor',
    isSample: true,
  },
];
