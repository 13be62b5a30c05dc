import { describe, expect, it } from 'vitest';
import { CERTIFICATION_FACTS, findCertificate, type Machines, type Work } from './certification-rules';
import { loadFigures } from './loader';
import { IN_ENGLISH } from './testing/in-english';

const figures = new Map(loadFigures(CERTIFICATION_FACTS).figures);

function ruling(work: Work, machines: Machines | '', isApprentice = false) {
  const found = findCertificate({ work, machines, isApprentice }, figures, IN_ENGLISH);
  if (found.kind !== 'ruling') throw new Error('No ruling');
  return found.ruling;
}

describe('the certificate required for a job', () => {
  // 40 CFR 82.161(a)(1), (2); 82.154(c); 82.152, "Technician".
  it.each<[Work, Machines | '', string, string]>([
    ['service', 'small', 'Type I, or Universal', '82.161(a)(1)(i)'],
    ['service', 'higher', 'Type II, or Universal', '82.161(a)(1)(ii)'],
    ['service', 'low', 'Type III, or Universal', '82.161(a)(1)(iii)'],
    ['service', 'several', 'Universal', '82.161(a)(1)(iv)'],
    ['service', 'mvac', 'Section 609, not 608', '82.161(a)(1)(vi)'],
    ['service', 'mvac-like', 'Type II, or Section 609', '82.161(a)(1)(v)'],
    ['disposal', 'small', 'No certificate needed', '82.161(a)(1)(vii)'],
    ['disposal', 'mvac', 'No certificate needed', '82.161(a)(1)(vii)'],
    ['disposal', 'mvac-like', 'No certificate needed', '82.161(a)(1)(vii)'],
    ['disposal', 'higher', 'Type II, or Universal', '82.161(a)(1)(ii)'],
    ['disposal', 'low', 'Type III, or Universal', '82.161(a)(1)(iii)'],
    ['disposal', 'several', 'Universal', '82.161(a)(1)(iv)'],
    ['buying', '', 'Any Section 608 type', '82.154(c)'],
    ['outside', '', 'No certificate needed', '82.152'],
  ])('depends on the work and the equipment: %s, %s, required: %s', (work, machines, headline, cite) => {
    const found = ruling(work, machines);
    expect(found.headline).toBe(headline);
    expect(found.cite).toContain(cite);
  });

  it.each<[Work, Machines, boolean]>([
    ['service', 'small', true],
    ['service', 'low', true],
    ['disposal', 'higher', true],
    ['disposal', 'low', true],
    ['disposal', 'several', true],
    ['disposal', 'small', false],
  ])(
    'is not required of an apprentice for %s, %s; the apprentice exemption is the reason: %s',
    (work, machines, isByExemption) => {
      const { headline, detail } = ruling(work, machines, true);
      expect(headline).toBe('No certificate needed');
      expect(detail.includes('closely and continually supervised')).toBe(isByExemption);
    },
  );

  it('is the Section 609 certificate for apprentices too, because they are exempt only under Section 608', () => {
    expect(ruling('service', 'mvac', true)).toEqual(ruling('service', 'mvac'));
    expect(ruling('service', 'mvac').notes.map(({ text }) => text)).toEqual([
      'Apprentices need it too: they are exempt from the Section 608 certificates alone.',
    ]);
    expect(ruling('service', 'mvac-like', true).headline).toBe('No certificate needed');
  });

  it('is shown with an exam described by registered figures', () => {
    const { detail, notes } = ruling('service', 'small');
    const all = [detail, ...notes.map(({ text }) => text)].join(' ');
    expect(all).toContain('25 questions each; 18 right answers pass each');
    expect(all).toContain('by mail, open book: 21 of 25 right (84%) pass');
    expect(all).toContain('within 30 days');
    expect(ruling('service', 'several').detail).toContain('100 questions in all; 18 right of 25 passes each group');
    expect(
      ruling('service', 'higher')
        .notes.map(({ text }) => text)
        .join(' '),
    ).not.toContain('by mail');
  });

  it('is shown with a source for every sentence', () => {
    for (const work of ['service', 'disposal'] as const) {
      for (const machines of ['small', 'higher', 'low', 'several', 'mvac', 'mvac-like'] as const) {
        for (const { cite } of ruling(work, machines).notes) expect(cite).toMatch(/\S/);
      }
    }
  });
});

it.each([
  [{ work: '', machines: '' }, 'Choose what you do.'],
  [{ work: 'service', machines: '' }, 'Choose the appliances.'],
] as const)('findCertificate asks for a missing entry with %o: %s', (given, say) => {
  expect(findCertificate({ ...given, isApprentice: false }, figures, IN_ENGLISH)).toEqual({ kind: 'waiting', say });
});
