import { useTranslations } from '#texts';
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

const QUESTIONS = ['score', 'realExam', 'realQuestions', 'expires', 'coreAgain', 'cost'] as const;

/** Frequent questions. Source of the certification facts: 40 CFR 82.161 and Part 82 Subpart F, Appendix D. */
export function useFrequentQuestions(): readonly FrequentQuestion[] {
  const t = useTranslations('landing');
  const values = {
    percent: PASS_PERCENT,
    pass: PASS_PER_SECTION,
    questions: QUESTIONS_PER_SECTION,
    openBookPercent: OPEN_BOOK_PASS_PERCENT,
    openBookPass: OPEN_BOOK_PASS_PER_SECTION,
    product: PRODUCT_NAME,
  };
  return QUESTIONS.map((key) => ({ question: t(`faq.${key}`), answer: t(`faq.${key}Answer`, values) }));
}

/** Returns the structured data of the frequent questions for search engines. */
export const faqFacts = (questions: readonly FrequentQuestion[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
