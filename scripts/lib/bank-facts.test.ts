import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadQuestionBank, readInventory } from '@/lib/bank/file-adapter';
import type { RegisteredFact } from '@/lib/bank/file-contract';
import { GUIDES } from '@/lib/study/guides/catalog';
import { checkGuides, checkRegistry, checkStatements, listDue } from './bank-facts';
import type { Placed } from './bank-rules';

const ROOT = join(process.cwd(), 'prisma/question-bank');
const { facts, files } = loadQuestionBank(ROOT);
const inventory = new Map((readInventory(ROOT).value ?? []).map((fact) => [fact.id, fact]));
const questions = files.flatMap((file) =>
  file.questions.map((question): Placed => ({ ...question, file: `${file.group}/${file.topic}` })),
);

const get = (id: string): Placed => {
  const found = questions.find((question) => question.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};
const withKey = (question: Placed, text: string): Placed => ({
  ...question,
  answers: question.answers.map((answer) => (answer.correct ? { ...answer, text } : answer)),
});
const registry = (id: string, change: Partial<RegisteredFact>): RegisteredFact[] =>
  facts.map((fact) => (fact.id === id ? { ...fact, ...change } : fact));

describe('question bank', () => {
  it('contradicts no registered fact, and neither do the study guides', () => {
    expect(checkStatements(questions, facts)).toEqual([]);
    expect(checkGuides(GUIDES, facts)).toEqual([]);
    expect(checkRegistry({ questions, facts, inventory })).toEqual([]);
  });

  it('registers every figure that a change of law can affect', () => {
    expect(facts.length).toBeGreaterThanOrEqual(150);
    const legal = facts.filter(({ basis }) => basis === 'official');
    expect(legal.length).toBeGreaterThanOrEqual(100);
  });

  it('schedules the check of penalties for each January', () => {
    const penalties = facts.filter(({ id }) => id.startsWith('penalty-') && id.includes('maximum'));
    expect(penalties.length).toBeGreaterThan(0);
    for (const { checkAgainBy, every } of penalties) {
      expect(checkAgainBy).toMatch(/-01-\d\d$/);
      expect(every).toBe(12);
    }
  });
});

describe('planted contradiction', () => {
  it.each([
    ['type-3-leak-repair-ipr-rate-30', '35%'],
    ['type-3-leak-repair-comfort-rate-10', '20%'],
    ['core-laws-r22-production-end', 'January 1, 2030'],
    ['core-cylinders-fill-limit', '90%'],
    ['type-3-requirements-low-pressure-level', '25 in. Hg'],
    ['type-3-leak-repair-thirty-days', '45 days'],
  ])('is found in the right answer of %s', (id, key) => {
    expect(checkStatements([withKey(get(id), key)], facts).map(({ question }) => question)).toContain(id);
  });

  it('is found in every question whose figure was changed in the registry', () => {
    const found = checkStatements(questions, registry('cylinder-fill', { value: 85 }));
    expect(found.map(({ question }) => question)).toContain('core-cylinders-fill-limit');
  });

  it('is found in an explanation and in a study guide', () => {
    const question = get('type-3-leak-repair-ipr-rate-30');
    expect(checkStatements([{ ...question, explanation: 'The trigger is 25%. It is yearly.' }], facts)).not.toEqual([]);
    const [guide] = GUIDES.filter(({ group }) => group === 'type-2');
    if (!guide) throw new Error('no guide');
    const [topic] = guide.topics;
    if (!topic) throw new Error('no topic');
    const planted = { ...topic, paragraphs: ['The yearly trigger of industrial process refrigeration is 35 percent.'] };
    expect(checkGuides([{ ...guide, topics: [planted] }], facts)).toHaveLength(1);
  });

  it('is found if the registry names a missing question or a missing inventory fact', () => {
    const strange = registry('cylinder-fill', { askedBy: ['core-no-such-question'], facts: ['C-999'] });
    expect(checkRegistry({ questions, facts: strange, inventory }).map(({ question }) => question)).toEqual([
      'cylinder-fill',
      'cylinder-fill',
    ]);
  });
});

describe('facts due for a check', () => {
  it('are listed by date, earliest first, with the questions that state them', () => {
    expect(listDue({ questions, facts }, '2026-11-21')).toEqual([]);
    const due = listDue({ questions, facts }, '2027-02-01');
    expect(due.map(({ fact }) => fact.id)).toContain('penalty-civil-maximum');
    const days = due.map(({ fact }) => fact.checkAgainBy);
    expect(days).toEqual([...days].sort());
    const maximum = due.find(({ fact }) => fact.id === 'penalty-civil-maximum');
    expect(maximum?.questions).toContain('core-laws-penalty-maximum-court');
    expect(listDue({ questions, facts }, '2099-01-01')).toHaveLength(facts.length);
  });
});
