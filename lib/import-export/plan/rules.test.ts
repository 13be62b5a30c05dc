import { describe, expect, it } from 'vitest';
import type { StoredQuestion } from '../changes/rules';
import type { Draft, ReadRow } from '../rules';
import { draft, PICTURE } from '../testing/files';
import { type Plan, planImport } from './rules';

function planAll(...asked: Parameters<typeof planImport>): Plan {
  const steps = planImport(...asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('the plan of an import', () => {
  const idsOf = (names: string[], written: string[]) => {
    const sections = names.map((name, place) => ({ id: place + 1, name }));
    const read = written.map((section, place) => ({
      row: place + 1,
      draft: { ...draft, section, id: `q-${place}` },
      faults: [],
    }));
    return planAll(read, { sections, questions: [] }).changes.map(({ sectionId }) => sectionId);
  };

  it('knows a section by how people read its name, and one that is written just so before another', () => {
    expect(idsOf(['Core', 'Type I'], ['core', ' CORE', 'type  i'])).toEqual([1, 1, 2]);
    expect(idsOf(['Core', 'core'], ['Core', 'core', 'CORE'])).toEqual([1, 2, 1]);
    expect(idsOf(['core', 'Core'], ['Core', 'core', 'CORE'])).toEqual([2, 1, 1]);
  });
});

describe('two questions of the same words', () => {
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
      id: `q-${questionId}`,
      questionId,
      sectionId: 6,
      version: '1',
      revision: 1,
      reviewReason: '',
      wasAsked: false,
    };
  };

  it('are two by their drawings, and one without', () => {
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

  it('are found by their drawings, and the older one by a file that has none', () => {
    const bank = [stored(1, PICTURE), stored(2, other)];
    expect(plan(read(other, PICTURE), bank)).toEqual([
      ['unchanged', 2],
      ['unchanged', 1],
    ]);
    expect(plan(read(undefined), bank)).toEqual([['unchanged', 1]]);
  });

  it('differ in what is named', () => {
    const row = (picture: Draft['picture']) =>
      read(picture).map((one) => ({ ...one, draft: { ...one.draft, id: 'q-1' } }));
    const bank = [stored(1, PICTURE)];
    expect(plan(row(other), bank)).toEqual([['changed', 1, 'picture']]);
    expect(plan(row({ ...PICTURE, description: 'A dot.' }), bank)).toEqual([['changed', 1, 'picture description']]);
    expect(plan(row(null), bank)).toEqual([['changed', 1, 'picture', 'picture description']]);
    expect(plan(row(undefined), bank)).toEqual([['unchanged', 1]]);
  });
});

describe('the topic of an imported question', () => {
  it.each([
    ['Clean Air Act and Montreal Protocol', 'laws'],
    ['LAWS', 'laws'],
    ['Of our own', 'Of our own'],
  ])('%s is stored as %s', (topic, stored) => {
    const read = [{ row: 1, draft: { ...draft, topic }, faults: [] }];
    const { changes } = planAll(read, { sections: [{ id: 6, name: 'Core' }], questions: [] });
    expect(changes[0]?.question.topic).toBe(stored);
  });
});
