import { describe, expect, it } from 'vitest';
import { entriesOf, faultsFrom, faultsOf, toBody } from './outcome-form';

const t = (key: string) => key;
const DAY = '2026-11-20';
const said = [
  { examDate: DAY, byInstructor: false, sections: [{ sectionId: 4, passed: false, correct: 15, chance: 60 }] },
  {
    examDate: '2026-10-01',
    byInstructor: false,
    sections: [{ sectionId: 6, passed: true, correct: null, chance: null }],
  },
];

describe('form for an exam outcome', () => {
  it('starts with the stored outcome of the exam date', () => {
    expect(entriesOf(said, DAY).filter(({ verdict }) => verdict !== '')).toMatchObject([
      { sectionId: 4, verdict: 'failed', correct: '15' },
    ]);
    expect(entriesOf(said, '2026-10-01').find(({ sectionId }) => sectionId === 6)).toMatchObject({ correct: '' });
    expect(entriesOf(said, '2026-01-01').every(({ verdict }) => verdict === '')).toBe(true);
  });

  it('omits sections that were not taken and scores that are unknown', () => {
    const entries = entriesOf(said, DAY).map((one) =>
      one.sectionId === 6 ? { ...one, verdict: 'passed' as const } : one,
    );
    expect(toBody(DAY, entries)).toEqual({
      examDate: DAY,
      sections: [
        { sectionId: 6, passed: true },
        { sectionId: 4, passed: false, correct: 15 },
      ],
    });
  });

  it('requires a date, at least one section and possible scores', () => {
    expect(Object.keys(faultsOf('', entriesOf([], DAY), t))).toEqual(['examDate', 'sections']);
    const entries = entriesOf(said, DAY);
    expect(faultsOf(DAY, entries, t)).toEqual({});
    const wrong = entries.map((one) => (one.sectionId === 4 ? { ...one, correct: '26' } : one));
    expect(Object.keys(faultsOf(DAY, wrong, t))).toEqual(['4']);
  });

  it('assigns the server’s errors to the section', () => {
    expect(faultsFrom({ 'sections.0.correct': 'No', examDate: 'Late' }, entriesOf(said, DAY))).toEqual({
      4: 'No',
      examDate: 'Late',
    });
  });
});
