import { describe, expect, it } from 'vitest';
import { NO_SLIP, STALE } from '@/lib/corrections/rules';
import {
  findNewSpanish,
  listChanges,
  listDifferences,
  listObjections,
  listSpanishFaults,
  type StoredQuestion,
} from './changes-rules';
import type { Draft, ExportedQuestion, FullQuestion } from './rules';

const PICTURE = { svg: '<svg/>', description: 'A gauge' };

const QUESTION: ExportedQuestion = {
  id: 'leak-rate',
  section: 'Core',
  text: 'Which one?',
  answers: [
    { text: 'one', isCorrect: true, why: '' },
    { text: 'two', isCorrect: false, why: 'Two is none' },
  ],
  state: 'published',
  isForMockTest: false,
  topic: 'leaks',
  difficulty: 2,
  tier: 'exam',
  explanation: 'One is it.',
  reference: '40 CFR 82.157',
  picture: null,
  spanish: null,
};

const STORED: StoredQuestion = {
  ...QUESTION,
  questionId: 7,
  sectionId: 6,
  version: 'v1',
  revision: 1,
  reviewReason: '',
  wasAsked: true,
};

const wanted = (changes: Partial<FullQuestion & { sectionId: number }> = {}) => ({
  ...QUESTION,
  sectionId: 6,
  ...changes,
});
const flip = ({ answers }: FullQuestion) => answers.map((one) => ({ ...one, isCorrect: !one.isCorrect }));

const CHANGES: [
  field: string,
  changes: Partial<FullQuestion & { sectionId: number }>,
  before: string,
  after: string,
][] = [
  ['text', { text: 'Which?' }, 'Which one?', 'Which?'],
  ['section', { section: 'Type I', sectionId: 7 }, 'Core', 'Type I'],
  ['answers', { answers: flip(QUESTION) }, '✓ one\n✗ two (Two is none)', '✗ one\n✓ two (Two is none)'],
  ['explanation', { explanation: 'One.' }, 'One is it.', 'One.'],
  ['reference', { reference: '' }, '40 CFR 82.157', ''],
  ['topic', { topic: 'repair' }, 'leaks', 'repair'],
  ['difficulty', { difficulty: 3 }, '2', '3'],
  ['tier', { tier: 'deeper' }, 'exam', 'deeper'],
  ['mock', { isForMockTest: true }, 'no', 'yes'],
  ['state', { state: 'archived' }, 'published', 'archived'],
];

describe('listChanges', () => {
  it('returns nothing for an identical row', () => {
    expect(listChanges(STORED, wanted())).toEqual([]);
    expect(listDifferences(STORED, wanted(), [])).toEqual([]);
  });

  it.each(CHANGES)('returns only the changed %s, with the old and the new value', (field, changes, before, after) => {
    expect(listChanges(STORED, wanted(changes))).toEqual([field]);
    expect(listDifferences(STORED, wanted(changes), [field])).toEqual([{ field, before, after }]);
  });

  it('ignores outer spaces in stored texts', () => {
    const stored = {
      ...STORED,
      text: ' Which one? ',
      explanation: 'One is it. ',
      reference: ' 40 CFR 82.157',
      topic: 'leaks ',
      answers: STORED.answers.map((one) => ({ ...one, text: ` ${one.text}`, why: one.why && `${one.why} ` })),
    };
    expect(listChanges(stored, wanted())).toEqual([]);
  });

  it.each([
    ['the words of an option', { text: 'three' }],
    ['why it is right', { why: 'Because' }],
  ])('includes the answers if they differ in %s', (_name, change) => {
    const [first, ...others] = QUESTION.answers;
    const answers = [{ text: '', isCorrect: true, why: '', ...first, ...change }, ...others];
    expect(listChanges(STORED, wanted({ answers }))).toEqual(['answers']);
  });

  it('includes the picture for a changed drawing, and its description separately', () => {
    const stored = { ...STORED, picture: PICTURE };
    expect(listChanges(stored, wanted({ picture: PICTURE }))).toEqual([]);
    expect(listChanges(stored, wanted({ picture: { ...PICTURE, svg: '<svg></svg>' } }))).toEqual(['picture']);
    const told = wanted({ picture: { ...PICTURE, description: 'A hose' } });
    expect(listChanges(stored, told)).toEqual(['picture description']);
    expect(listDifferences(stored, told, ['picture', 'picture description'])).toEqual([
      { field: 'picture', before: 'A gauge', after: 'A hose' },
      { field: 'picture description', before: 'A gauge', after: 'A hose' },
    ]);
    const fields = ['picture', 'picture description'];
    expect(listChanges(stored, wanted())).toEqual(fields);
    expect(listDifferences(STORED, told, fields).map(({ before }) => before)).toEqual(['', '']);
  });

  it('lists the fields in the order of the form', () => {
    const all = Object.assign({}, ...CHANGES.map(([, changes]) => changes));
    expect(listChanges(STORED, wanted(all))).toEqual(CHANGES.map(([field]) => field));
  });
});

describe('listObjections', () => {
  const draft = (changes: Partial<Draft> = {}): Draft => ({ ...QUESTION, spanish: undefined, ...changes });
  const otherKey = wanted({ answers: flip(QUESTION) });
  const key = { question: otherKey, weighty: 'key' as const };

  it('returns nothing for a new question, a change that affects no results, or a question that nobody was asked', () => {
    expect(listObjections(draft(), null, key)).toEqual([]);
    expect(listObjections(draft(), STORED, { question: wanted(), weighty: null })).toEqual([]);
    expect(listObjections(draft(), { ...STORED, wasAsked: false }, key)).toEqual([]);
  });

  it('objects to a row without an id if another question has the same words', () => {
    expect(listObjections(draft({ id: '' }), { ...STORED, wasAsked: false }, key)).toEqual([
      {
        field: 'id',
        message:
          'Question leak-rate of the bank has the same words. To change it, write leak-rate as the id; to add another question, use other words.',
      },
    ]);
  });

  it.each([
    [
      'key',
      /the right options have changed\. Is that a wording fix or a correction\? In the column "change", write "slip"/,
    ],
    ['withdrawn', /is only no longer asked, or was it wrong\? In the column "change", write "slip"/],
  ] as const)('objects to an undeclared change of kind “%s”', (weighty, sentence) => {
    expect(listObjections(draft(), STORED, { question: otherKey, weighty })).toEqual([
      { field: 'change', message: expect.stringMatching(sentence) },
    ]);
  });

  it('objects to a changed key that is declared as a wording fix', () => {
    const change = { kind: 'slip', why: '', rule: '' } as Draft['change'];
    const question = {
      ...otherKey,
      explanation: 'Two is it.',
      answers: flip(QUESTION).map((one) => ({ ...one, why: '' })),
    };
    expect(listObjections(draft({ change }), STORED, { question, weighty: 'key' })).toEqual([
      { field: 'change', message: NO_SLIP },
    ]);
  });

  it('objects to every text that the new key makes false, named by its column', () => {
    const change = { kind: 'correction', why: 'It was wrong', rule: '40 CFR 82' } as Draft['change'];
    expect(listObjections(draft({ change }), STORED, key)).toEqual([
      { field: 'why 2', message: STALE },
      { field: 'explanation', message: STALE },
    ]);
    const question = {
      ...otherKey,
      explanation: 'Two is it.',
      answers: flip(QUESTION).map((one) => ({ ...one, why: '' })),
    };
    expect(listObjections(draft({ change }), STORED, { question, weighty: 'key' })).toEqual([]);
  });
});

describe('Spanish texts of a row', () => {
  const SPANISH = {
    text: '¿Cuál?',
    explanation: 'Una lo es.',
    picture: '',
    answers: [
      { text: 'una', why: '' },
      { text: 'dos', why: 'Dos no es ninguna' },
    ],
  };
  const draft = (spanish: Draft['spanish']): Draft => ({ ...QUESTION, spanish });

  it('change the Spanish of a new question, and of a question whose Spanish is missing or different', () => {
    expect(findNewSpanish(draft(SPANISH), null)).toBe(SPANISH);
    expect(findNewSpanish(draft(SPANISH), STORED)).toBe(SPANISH);
    const other = { ...SPANISH, explanation: 'Otra.' };
    expect(findNewSpanish(draft(SPANISH), { ...STORED, spanish: other })).toBe(SPANISH);
  });

  it('change nothing if they equal the stored texts apart from outer spaces, or if the file has none', () => {
    expect(findNewSpanish(draft(undefined), { ...STORED, spanish: SPANISH })).toBeNull();
    const stored = { ...SPANISH, text: ' ¿Cuál?\r\n' };
    expect(findNewSpanish(draft(SPANISH), { ...STORED, spanish: stored })).toBeNull();
  });

  it('are compared line by line in the report', () => {
    expect(listDifferences(STORED, { ...wanted(), spanish: SPANISH }, ['Spanish'])).toEqual([
      { field: 'Spanish', before: '', after: '¿Cuál?\nuna\ndos (Dos no es ninguna)\nUna lo es.' },
    ]);
  });

  it('are accepted if each English text has a translation with the same figures', () => {
    expect(listSpanishFaults(QUESTION, SPANISH)).toEqual([]);
  });

  it('are refused if a text is missing', () => {
    const [one] = SPANISH.answers;
    expect(listSpanishFaults(QUESTION, { ...SPANISH, answers: one ? [one] : [] })).toEqual([
      { field: 'answer 2 (Spanish)', message: 'This text is not translated' },
      { field: 'why 2 (Spanish)', message: 'This text is not translated' },
    ]);
  });

  it('are refused if they state other figures than the English', () => {
    const faults = listSpanishFaults(
      { ...QUESTION, text: 'Above 30%?', picture: PICTURE },
      { ...SPANISH, text: '¿Más del 35%?', picture: 'Un manómetro' },
    );
    expect(faults).toEqual([
      { field: 'text (Spanish)', message: expect.stringMatching(/other figures than the English \(30, 35\)/) },
    ]);
  });
});
