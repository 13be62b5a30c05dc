import { PRODUCT_NAME } from '@/lib/kernel/product';
import type { DatedSheet } from '@/lib/study/guides/cheat-sheets';
import type { Guide } from '@/lib/study/rules';

const provider = { '@type': 'Organization', name: PRODUCT_NAME, url: '/' };

function courseOf({ group, title, summary, topics }: Guide) {
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: `/study/${group}`,
    provider,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    teaches: topics.map(({ name }) => name),
  };
}

/** Structured data of the guides, as schema.org courses. */
export const studyFacts = (guides: readonly Guide[]) => ({ '@graph': guides.map(courseOf) });
export const guideFacts = (guide: Guide) => courseOf(guide);

/** Structured data of a cheat sheet, with its file. */
export const sheetFacts = ({ group, title, checkedOn }: DatedSheet) => ({
  '@type': 'LearningResource',
  name: `EPA 608 ${title}`,
  learningResourceType: 'Cheat sheet',
  url: `/cheat-sheet/${group}`,
  dateModified: checkedOn,
  about: { '@type': 'Thing', name: 'EPA Section 608 technician certification' },
  inLanguage: 'en-US',
  isAccessibleForFree: true,
  provider,
  encoding: {
    '@type': 'MediaObject',
    contentUrl: `/cheat-sheet/${group}.pdf`,
    encodingFormat: 'application/pdf',
  },
});
