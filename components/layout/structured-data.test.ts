import { describe, expect, it } from 'vitest';
import { cardFacts } from '@/components/cards/card-facts';
import { faqFacts } from '@/components/landing/faq';
import { siteFacts } from '@/components/landing/site-facts';
import { guideFacts, sheetFacts, studyFacts } from '@/components/study/study-facts';
import { toolFacts } from '@/components/tools/tool-facts';
import { listSampleQuestions } from '@/lib/bank/sample-question-loader';
import { CARDS } from '@/lib/study/guides/cards';
import { GUIDES } from '@/lib/study/guides/catalog';
import { CHEAT_SHEETS } from '@/lib/study/guides/cheat-sheets';
import { toolPageTexts } from '@/lib/tools/language-rules';
import { TOOLS } from '@/lib/tools/rules';

type Node = Readonly<Record<string, unknown>>;

/**
 * Required properties of each type. For Course, Quiz (education Q&A), FAQPage and software app, Google's rich results
 * require these properties. Other types list the properties that make the node meaningful. Unlisted types are rejected.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  Quiz: ['name', 'about', 'hasPart'],
  FAQPage: ['mainEntity'],
  Question: ['acceptedAnswer'],
  Answer: ['text'],
  Comment: ['text'],
  Thing: ['name'],
  Organization: ['name', 'url'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance', 'offers'],
  CourseInstance: ['courseMode'],
  Offer: [],
  WebApplication: ['name', 'url', 'offers', 'applicationCategory', 'operatingSystem'],
  LearningResource: ['name', 'url', 'learningResourceType', 'provider', 'dateModified'],
  MediaObject: ['contentUrl', 'encodingFormat'],
};
const ADDRESSES = ['url', 'contentUrl'];
const QUESTION_TYPES = ['Multiple choice', 'Flashcard'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the faults of one node, without its children. */
function faultsOf(node: Node, inside: string): string[] {
  const type = String(node['@type']);
  const faults = (REQUIRED[type] ?? []).filter((name) => isEmpty(node[name])).map((name) => `lacks ${name}`);
  if (!REQUIRED[type]) faults.push('is of a type that nobody has looked up');
  for (const name of ADDRESSES) {
    if (name in node && !String(node[name]).startsWith('/')) faults.push(`${name} is no path`);
  }
  if (type === 'Offer' && isEmpty(node.category) && (isEmpty(node.price) || isEmpty(node.priceCurrency))) {
    faults.push('has neither a category nor a price with its currency');
  }
  // An FAQPage stores a question in `name`. A Quiz stores it in `text`, with the question's type.
  if (type === 'Question' && inside === 'FAQPage' && isEmpty(node.name)) faults.push('lacks name');
  if (type === 'Question' && inside === 'Quiz') {
    if (isEmpty(node.text)) faults.push('lacks text');
    if (!QUESTION_TYPES.includes(String(node.eduQuestionType))) faults.push('has an unknown eduQuestionType');
    if (node.eduQuestionType === 'Multiple choice' && isEmpty(node.suggestedAnswer)) faults.push('has one answer only');
  }
  if ('dateModified' in node && !/^20\d\d-\d\d-\d\d$/.test(String(node.dateModified))) faults.push('has no day');
  return faults.map((fault) => `${type} ${fault}`);
}

function findFaults(value: unknown, inside = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findFaults(one, inside));
  if (!isNode(value)) return isEmpty(value) ? [`${inside} has an empty value`] : [];
  const children = Object.entries(value).filter(([name]) => name !== '@id');
  const isBare = children.length === 0 || '@graph' in value;
  const type = String(value['@type'] ?? '');
  return [...(isBare ? [] : faultsOf(value, inside)), ...children.flatMap(([, child]) => findFaults(child, type))];
}

describe('structured data for search engines', () => {
  it.each<[string, Node]>([
    ['the landing page', siteFacts(listSampleQuestions('en'), { name: 'Practice questions', language: 'en' })],
    ['common questions', faqFacts([{ question: 'Does it expire?', answer: 'No.' }])],
    ['the study guides', studyFacts(GUIDES)],
    ...GUIDES.map((guide): [string, Node] => [guide.title, guideFacts(guide)]),
    ...CHEAT_SHEETS.map((sheet): [string, Node] => [sheet.title, sheetFacts(sheet)]),
    ['the cards', cardFacts(CARDS, 'Cards', 'en')],
    ...TOOLS.map((tool): [string, Node] => [tool.path, toolFacts(tool, toolPageTexts('en'), 'en')]),
  ])('has all properties that its types require: %s', (_page, data) => {
    expect(findFaults(data)).toEqual([]);
  });

  it.each<[string, Node, string]>([
    ['a missing property', { '@type': 'Answer' }, 'Answer lacks text'],
    ['an unknown type', { '@type': 'Recipe' }, 'Recipe is of a type that nobody has looked up'],
    [
      'a quiz question without its type',
      {
        '@type': 'Quiz',
        name: 'Cards',
        about: 'HVAC',
        hasPart: [{ '@type': 'Question', text: 'Charge?', acceptedAnswer: { '@type': 'Answer', text: '5 lb' } }],
      },
      'Question has an unknown eduQuestionType',
    ],
    [
      'an absolute URL',
      { '@type': 'Organization', name: 'One', url: 'https://one.example/cards' },
      'Organization url is no path',
    ],
    [
      'an offer without a category or a currency',
      { '@type': 'Offer', price: '0' },
      'Offer has neither a category nor a price with its currency',
    ],
  ])('rejects %s', (_what, data, fault) => {
    expect(findFaults(data)).toEqual([fault]);
  });
});
