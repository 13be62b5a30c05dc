export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  /** True marks it on the page as a sample. Set it to false only for words of a real person who has agreed to it. */
  isSample: boolean;
}

/** Samples, until the operator has real ones. Where they are hidden and there are none, `ProvableFacts` takes their place. */
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
