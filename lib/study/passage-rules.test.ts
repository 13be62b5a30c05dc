import { describe, expect, it } from 'vitest';
import { pickPassages, type TeachingTopic } from './passage-rules';

const table = {
  caption: 'Evacuation levels',
  columns: ['Class', 'Level'],
  rows: [['High', '10 in. Hg']],
  source: '40 CFR 82.156(a), Table 1',
};
const topic: TeachingTopic = {
  slug: 'requirements',
  name: 'Recovery requirements',
  paragraphs: ['A gasket is replaced when it leaks.', 'Oil drains at 5 psig.'],
  keyPoints: [{ point: 'Keep records for three years.', cite: '40 CFR 82.156(c)' }],
  tables: [table],
};
const ask = (more: object) => ({ text: '', answers: [], ...more });

describe('passages of a guide for a question', () => {
  it('begin with the passage that cites the same paragraph of the regulation', () => {
    const question = ask({
      text: 'How deep is the level?',
      explanation: 'The level is 10 in. Hg.',
      reference: '40 CFR 82.156(a)(1)',
    });
    expect(pickPassages(topic, question, 2)[0]).toEqual({ kind: 'table', table });
  });

  it('match the words of the right answer if no paragraph is shared', () => {
    const question = ask({
      text: 'What now?',
      answers: [
        { text: 'Drain the oil', isCorrect: true },
        { text: 'Keep records', isCorrect: false },
      ],
    });
    expect(pickPassages(topic, question, 2)).toEqual([{ kind: 'paragraph', text: 'Oil drains at 5 psig.' }]);
  });

  it('are limited in number, and empty if question and guide share nothing', () => {
    const question = ask({ text: 'Do records of evacuation levels name the gasket that leaks and drains?' });
    expect(pickPassages(topic, question, 2)).toHaveLength(2);
    expect(pickPassages(topic, ask({ text: 'Bananas?' }), 2)).toEqual([]);
  });
});
