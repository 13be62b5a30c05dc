import { describe, expect, it } from 'vitest';
import { draft, PICTURE } from '@/lib/import-export/testing/files';
import type { StoredQuestion } from './changes-rules';
import { type Plan, planImport } from './plan-rules';
import type { Draft, ReadRow } from './rules';

function planAll(...asked: Parameters<typeof planImport>): Plan {
  const steps = planImport(...asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('import plan', () => {
  const idsOf = (names: string[], written: string[]) => {
    const sections = names.map((name, place) => ({ id: place + 1, name }));
    const read = written.map((section, place) => ({
      row: place + 1,
      draft: { ...draft, section, id: `q-${place}` },
      faults: [],
    }));
    return planAll(read, { sections, questions: [] }).changes.map(({ sectionId }) => sectionId);
  };

  it('finds a section ignoring case and spaces, and prefers an exact match', () => {
    expect(idsOf(['Core', 'Type I'], ['core', ' CORE', 'type  i'])).toEqual([1, 1, 2]);
    expect(idsOf(['Core', 'core'], ['Core', 'core', 'CORE'])).toEqual([1, 2, 1]);
    expect(idsOf(['core', 'Core'], ['Core', 'core', 'CORE'])).toEqual([2, 1, 1]);
  });
});

describe('two questions with the same words', () => {
  const sections = [{ id: 6, name: 'Core' }];
  const other = { ...PICTURE, svg: PICTURE.svg.replace('r="4"', 'r="5"') };
  const read = (...pictures: Draft['picture'][]) =>
    pictures.map((picture, place) => ({ row: place + 1, draft: { ...draft, picture }, faults: [] }));
  const plan = (rows: ReadRow[], questions: StoredQuestion[] = []) =>
    planAll(rows, { sections, questions }).rows.map(({ action, questionId, changes }) => [
      action,
      questionId,
      ...changes,
    ]);
  const stored = (questionId: number, picture: StoredQuestion['picture']): StoredQuestion => {
    const [change] = planAll(read(picture), { sections, questions: [] }).changes;
    if (!change) throw new Error('A question is added');
    return {
      ...change.question,
      spanish: null,
      id: `q-${questionId}`,
      questionId,
      sectionId: 6,
      version: '1',
      revision: 1,
      reviewReason: '',
      wasAsked: false,
    };
  };

  it('are different questions if they have different drawings, and the same question without drawings', () => {
    expect(plan(read(PICTURE, other, null))).toEqual([
      ['added', null],
      ['added', null],
      ['added', null],
    ]);
    expect(plan(read(PICTURE, PICTURE))).toEqual([
      ['added', null],
      ['refused', null],
    ]);
  });

  it('are distinguished by their drawings, and a row without a drawing matches the older question', () => {
    const bank = [stored(1, PICTURE), stored(2, other)];
    expect(plan(read(other, PICTURE), bank)).toEqual([
      ['unchanged', 2],
      ['unchanged', 1],
    ]);
    expect(plan(read(undefined), bank)).toEqual([['unchanged', 1]]);
  });

  it('are reported to differ in their picture', () => {
    const row = (picture: Draft['picture']) =>
      read(picture).map((one) => ({ ...one, draft: { ...one.draft, id: 'q-1' } }));
    const bank = [stored(1, PICTURE)];
    expect(plan(row(other), bank)).toEqual([['changed', 1, 'picture']]);
    expect(plan(row({ ...PICTURE, description: 'A dot.' }), bank)).toEqual([['changed', 1, 'picture description']]);
    expect(plan(row(null), bank)).toEqual([['changed', 1, 'picture', 'picture description']]);
    expect(plan(row(undefined), bank)).toEqual([['unchanged', 1]]);
  });
});

describe('topic of an imported question', () => {
  it.each([
    ['Clean Air Act and Montreal Protocol', 'laws'],
    ['LAWS', 'laws'],
    ['Of our own', 'Of our own'],
  ])('is read as %s from the file and stored as %s', (topic, stored) => {
    const read = [{ row: 1, draft: { ...draft, topic }, faults: [] }];
    const { changes } = planAll(read, { sections: [{ id: 6, name: 'Core' }], questions: [] });
    expect(changes[0]?.question.topic).toBe(stored);
  });
});

describe('imported row', () => {
  const sections = [
    { id: 6, name: 'Core' },
    { id: 7, name: 'Type I' },
  ];
  const rowsOf = (...drafts: Partial<Draft>[]): ReadRow[] =>
    drafts.map((changes, place) => ({ row: place + 2, draft: { ...draft, ...changes }, faults: [] }));
  const STORED: StoredQuestion = {
    questionId: 7,
    spanish: null,
    id: 'leak-rate',
    sectionId: 6,
    version: 'v1',
    revision: 3,
    reviewReason: '',
    wasAsked: true,
    section: 'Core',
    text: 'Which?',
    state: 'draft',
    isForMockTest: true,
    topic: 'Of our own',
    difficulty: 3,
    tier: 'deeper',
    explanation: 'A is it.',
    reference: '40 CFR 82.157',
    picture: PICTURE,
    answers: draft.answers.map(({ text, isCorrect }) => ({ text, isCorrect, why: `Why ${text}` })),
  };
  const planOf = (rows: ReadRow[], questions: StoredQuestion[] = []) => planAll(rows, { sections, questions });
  const refusalsOf = (rows: ReadRow[], questions?: StoredQuestion[]) =>
    planOf(rows, questions).rows.map(({ action, faults }) => [
      action,
      ...faults.map(({ field, message }) => `${field}: ${message}`),
    ]);

  it('becomes a question with the form’s defaults for missing values', () => {
    const { rows, changes } = planOf(rowsOf({ id: 'new-one' }));
    expect(rows).toEqual([
      { row: 2, action: 'added', text: 'Which?', questionId: null, changes: [], differences: [], faults: [] },
    ]);
    expect(changes).toEqual([
      {
        changesEnglish: true,
        spanish: null,
        row: 2,
        stored: null,
        sectionId: 6,
        slug: 'new-one',
        weighty: null,
        declared: undefined,
        question: {
          id: 'new-one',
          section: 'Core',
          text: 'Which?',
          state: 'published',
          isForMockTest: false,
          topic: '',
          difficulty: 2,
          tier: 'exam',
          explanation: '',
          reference: '',
          picture: null,
          answers: draft.answers.map((one) => ({ ...one, why: '' })),
        },
      },
    ]);
    expect(planOf(rowsOf({})).changes[0]?.slug).toBeNull();
  });

  it('keeps stored values that the row omits, whether it is matched by slug or by number', () => {
    for (const id of ['leak-rate', '7']) {
      expect(planOf(rowsOf({ id }), [STORED])).toMatchObject({
        rows: [{ action: 'unchanged', questionId: 7 }],
        changes: [],
      });
      const { rows, changes } = planOf(rowsOf({ id, text: 'Which one?' }), [STORED]);
      expect(rows).toMatchObject([
        {
          action: 'changed',
          questionId: 7,
          changes: ['text'],
          text: 'Which one?',
          differences: [{ field: 'text', before: 'Which?', after: 'Which one?' }],
        },
      ]);
      expect(changes).toMatchObject([{ slug: null, stored: STORED, question: { difficulty: 3, picture: PICTURE } }]);
      expect(changes[0]?.question.answers).toEqual(STORED.answers);
    }
  });

  it('changes the values that it contains', () => {
    const told: Partial<Draft> = {
      id: '7',
      state: 'published',
      isForMockTest: false,
      topic: 'LAWS',
      difficulty: 1,
      tier: 'exam',
      explanation: '',
      reference: '',
      picture: null,
      section: 'Type I',
    };
    const [change] = planOf(rowsOf(told), [{ ...STORED, wasAsked: false }]).changes;
    expect(change?.question).toMatchObject(told);
    expect(change?.sectionId).toBe(7);
  });

  it('is refused for an unknown section or number, with the available sections', () => {
    const section = 'Type V'.padEnd(70, '!');
    expect(refusalsOf(rowsOf({ section }))).toEqual([
      ['refused', `section: There is no section "${section.slice(0, 60)}". Sections: Core, Type I`],
    ]);
    expect(refusalsOf(rowsOf({ id: '8' }), [STORED])).toEqual([
      ['refused', 'id: The bank has no question 8. Leave the id empty to add the question as a new question.'],
    ]);
    // There is no further message, because missing values were reported when the file was read.
    expect(refusalsOf(rowsOf({ section: '' }))).toEqual([['refused']]);
  });

  it('is refused if it repeats an earlier row, with the number of that row', () => {
    expect(refusalsOf(rowsOf({ id: 'a' }, { id: 'a', text: 'What?' }))).toEqual([
      ['added'],
      ['refused', 'id: The id a is already on row 2'],
    ]);
    expect(refusalsOf(rowsOf({ id: '7' }, { id: 'leak-rate' }), [STORED])).toEqual([
      ['unchanged'],
      ['refused', 'id: Row 2 changes the same question'],
    ]);
    expect(refusalsOf(rowsOf({}, { text: ' Which? ' }, { section: 'Type I' }))).toEqual([
      ['added'],
      ['refused', 'text: The same question is already on row 2'],
      ['added'],
    ]);
    // The message contains the number of the first row, and the id cut to its maximum length.
    const id = 'x'.repeat(101);
    const said = ['refused', `id: The id ${id.slice(0, 100)} is already on row 2`];
    expect(refusalsOf(rowsOf({ id }, { id, text: 'What?' }, { id }))).toEqual([['added'], said, said]);
    // Rows with different ids are different questions, even with the same words.
    expect(refusalsOf(rowsOf({ id: 'a' }, { id: 'b' }))).toEqual([['added'], ['added']]);
  });

  it('is not treated as a duplicate if it has no text or section', () => {
    const faults = [{ field: 'text', message: 'Question text is required' }];
    const empty = rowsOf({ text: '' }, { text: '' }).map((row) => ({ ...row, faults }));
    expect(refusalsOf(empty)).toEqual(Array(2).fill(['refused', 'text: Question text is required']));
    expect(refusalsOf(rowsOf({ section: 'Type V' }, { section: 'Type VI' }))).toEqual([
      ['refused', 'section: There is no section "Type V". Sections: Core, Type I'],
      ['refused', 'section: There is no section "Type VI". Sections: Core, Type I'],
    ]);
  });

  it('leaves the topic in its stored form whether the row repeats or omits it', () => {
    for (const topic of ['LAWS', undefined]) {
      expect(planOf(rowsOf({ id: '7', topic }), [{ ...STORED, topic: 'LAWS' }])).toMatchObject({
        rows: [{ action: 'unchanged' }],
        changes: [],
      });
    }
  });

  it('has its topic looked up in the new section when it moves to another section', () => {
    const smallAppliances = { id: 3, name: 'Small appliances' };
    for (const topic of ['Recovery requirements', undefined]) {
      const { changes } = planAll(rowsOf({ id: '7', section: 'Small appliances', topic }), {
        sections: [...sections, smallAppliances],
        questions: [{ ...STORED, topic: 'Recovery requirements' }],
      });
      expect(changes[0]?.question.topic).toBe('requirements');
    }
  });

  it('is reported with its faults and not saved if it could not be read', () => {
    const faults = [{ field: 'correct', message: 'No answer is marked as right' }];
    const { rows, changes } = planOf([
      { row: 2, draft: null, faults },
      { row: 3, draft: { ...draft, text: 'x'.repeat(200) }, faults },
    ]);
    expect(rows).toEqual([
      { row: 2, action: 'refused', text: '', questionId: null, changes: [], differences: [], faults },
      { row: 3, action: 'refused', text: 'x'.repeat(140), questionId: null, changes: [], differences: [], faults },
    ]);
    expect(changes).toEqual([]);
  });

  it('is refused until it declares the change of a key that people were asked', () => {
    const answers = draft.answers.map((one, place) => ({ ...one, isCorrect: place === 1, why: '' }));
    const flipped = { id: '7', state: 'published', answers, explanation: 'B is it.' } as const;
    const asked = { ...STORED, state: 'published' } as const;
    expect(planOf(rowsOf(flipped), [asked])).toMatchObject({
      rows: [{ action: 'refused', changes: ['answers', 'explanation'], faults: [{ field: 'change' }] }],
      changes: [],
    });
    const change = { kind: 'correction', why: 'It was wrong', rule: '40 CFR 82' } as Draft['change'];
    const said = planOf(rowsOf({ ...flipped, change }), [asked]);
    expect(said.changes).toMatchObject([{ weighty: 'key', declared: change }]);
    const unasked = planOf(rowsOf({ ...flipped, change }), [{ ...asked, wasAsked: false }]);
    expect(unasked.changes).toMatchObject([{ weighty: 'key', declared: undefined }]);
  });

  it('is refused if it publishes a question in review that still states the former figure', () => {
    const inReview = {
      ...STORED,
      state: 'in_review',
      reviewReason: 'Rate: 30% → 25%',
      explanation: 'It is 30%.',
    } as const;
    expect(refusalsOf(rowsOf({ id: '7', state: 'published' }), [inReview])).toEqual([
      [
        'refused',
        'state: Explanation still has the old figure, 30%. Correct it, or leave the state empty and confirm the question in the panel.',
      ],
    ]);
    const corrected = rowsOf({ id: '7', state: 'published', explanation: 'It is 25%.' });
    expect(planOf(corrected, [inReview]).rows).toMatchObject([{ action: 'changed', faults: [] }]);
    expect(planOf(rowsOf({ id: '7', difficulty: 2 }), [inReview]).rows).toMatchObject([{ action: 'changed' }]);
  });

  it('is refused if it matches a stored question by its words alone, or contains markup', () => {
    const alike = { picture: undefined, difficulty: 1 };
    expect(planOf(rowsOf(alike), [STORED])).toMatchObject({ rows: [{ action: 'refused', faults: [{ field: 'id' }] }] });
    const markup = [{ field: 'text', message: 'Markup' }];
    const [row] = rowsOf({ id: 'a' });
    expect(planOf(row ? [{ ...row, markup }] : [])).toMatchObject({
      rows: [{ action: 'refused', faults: markup }],
      changes: [],
    });
  });

  it('has its differences listed until the report reaches its size limit', () => {
    const long = 'x'.repeat(700_000);
    const bank = [1, 2, 3].map((questionId) => ({ ...STORED, questionId, id: `q-${questionId}`, explanation: long }));
    const rows = rowsOf(...bank.map(({ id }) => ({ id, explanation: `${long}y` })));
    const told = planOf(rows, bank).rows.map(({ action, differences }) => [action, differences.length]);
    expect(told).toEqual([
      ['changed', 1],
      ['changed', 0],
      ['changed', 0],
    ]);
  });
});
