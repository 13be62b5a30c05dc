import { type Language, LOCALES, pathIn } from '@/lib/kernel/language';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import type { DatedSheet } from '@/lib/study/guides/cheat-sheets';
import type { Guide } from '@/lib/study/rules';

const provider = { '@type': 'Organization', name: PRODUCT_NAME, url: '/' };

function courseOf({ group, title, summary, topics }: Guide, language: Language) {
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: pathIn(language, `/study/${group}`),
    provider,
    inLanguage: LOCALES[language],
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    teaches: topics.map(({ name }) => name),
  };
}

/** Structured data of the guides, as schema.org courses. */
export const studyFacts = (guides: readonly Guide[], language: Language = 'en') => ({
  '@graph': guides.map((guide) => courseOf(guide, language)),
});
export const guideFacts = (guide: Guide, language: Language = 'en') => courseOf(guide, language);

/** Structured data of a cheat sheet, with its file. */
export const sheetFacts = ({ group, title, checkedOn }: DatedSheet, language: Language = 'en') => ({
  '@type': 'LearningResource',
  name: `EPA 608 ${title}`,
  learningResourceType: 'Cheat sheet',
  url: pathIn(language, `/cheat-sheet/${group}`),
  dateModified: checkedOn,
  about: { '@type': 'Thing', name: 'EPA Section 608 technician certification' },
  inLanguage: LOCALES[language],
  isAccessibleForFree: true,
  provider,
  encoding: {
    '@type': 'MediaObject',
    contentUrl: language === 'es' ? `/cheat-sheet/es/${group}.pdf` : `/cheat-sheet/${group}.pdf`,
    encodingFormat: 'application/pdf',
  },
});
