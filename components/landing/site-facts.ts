import { type Language, LOCALES } from '@/lib/kernel/language';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import type { LiveQuestionText } from './live-question';

function questionFacts({ text, answers, explanation }: LiveQuestionText) {
  const right = answers.filter((answer) => answer.isCorrect);
  return {
    '@type': 'Question',
    eduQuestionType: 'Multiple choice',
    learningResourceType: 'Practice problem',
    text,
    comment: { '@type': 'Comment', text: explanation },
    acceptedAnswer: right.map((answer) => ({ '@type': 'Answer', text: answer.text })),
    suggestedAnswer: answers
      .filter((answer) => !answer.isCorrect)
      .map((answer) => ({ '@type': 'Answer', text: answer.text })),
  };
}

/** Structured data of the landing page: schema.org's site and quiz. */
export function siteFacts(
  questions: readonly LiveQuestionText[],
  { name, language }: { name: string; language: Language },
) {
  return {
    '@graph': [
      { '@type': 'WebSite', '@id': '/#site', name: PRODUCT_NAME, url: '/', inLanguage: LOCALES[language] },
      {
        '@type': 'Quiz',
        name,
        inLanguage: LOCALES[language],
        about: { '@type': 'Thing', name: 'EPA Section 608 technician certification' },
        educationalLevel: 'professional',
        isAccessibleForFree: true,
        isPartOf: { '@id': '/#site' },
        hasPart: questions.map(questionFacts),
      },
    ],
  };
}
