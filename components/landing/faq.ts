import {
  OPEN_BOOK_PASS_PER_SECTION,
  OPEN_BOOK_PASS_PERCENT,
  PASS_PER_SECTION,
  PASS_PERCENT,
  QUESTIONS_PER_SECTION,
} from '@/lib/kernel/exam';
import { PRODUCT_NAME } from '@/lib/kernel/product';

export interface FrequentQuestion {
  question: string;
  answer: string;
}

/** Frequent questions. Source of the certification facts: 40 CFR 82.161 and Part 82 Subpart F, Appendix D. */
export const FREQUENT_QUESTIONS: readonly FrequentQuestion[] = [
  {
    question: 'What score do I need to pass Section 608?',
    answer: `${PASS_PERCENT} percent of each section in a closed-book exam, which is ${PASS_PER_SECTION} of ${QUESTIONS_PER_SECTION}. Each section counts on its own: a strong Core won't make up for a weak Type II. Type I can also be taken open-book by mail, which takes ${OPEN_BOOK_PASS_PERCENT} percent, or ${OPEN_BOOK_PASS_PER_SECTION} of ${QUESTIONS_PER_SECTION}, and does not count toward Universal.`,
  },
  {
    question: 'Can I take the real exam here?',
    answer: `No. ${PRODUCT_NAME} is practice only. The exam is given by organizations that the EPA has approved, and they issue the card. We are not affiliated with or endorsed by the EPA, which does not review or approve study material.`,
  },
  {
    question: 'Are these the real exam questions?',
    answer: 'No. We wrote every question ourselves from the rules and trade sources, and each one names its source.',
  },
  {
    question: 'Does the certification expire?',
    answer: 'No, Section 608 certification does not expire. You are expected to follow the rules as they change.',
  },
  {
    question: 'Do I have to pass Core again for another type?',
    answer: "No. You need Core for every type, but once you've passed it you don't take it again.",
  },
  {
    question: 'What does it cost?',
    answer:
      'The mock test and the study guides are free, with no account. A free account gets you the full question bank, the timed exam, favorites and statistics until Pro goes on sale.',
  },
];

export function faqFacts() {
  return {
    '@type': 'FAQPage',
    mainEntity: FREQUENT_QUESTIONS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
