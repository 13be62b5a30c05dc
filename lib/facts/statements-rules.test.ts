import { describe, expect, test } from 'vitest';
import { contradictsInText, findContradictions, isLinked, listFigures, statesFact } from './statements-rules';

const fact = (id: string, value: number | string, unit: string, more: object = {}) => ({
  id,
  value,
  unit,
  facts: ['II-035'],
  also: [],
  askedBy: [],
  claims: [],
  neverSay: [],
  ...more,
});
const process = fact('process', 30, '%', {
  askedBy: ['rate-of-process'],
  claims: ['industrial process(?: refrigeration)?(?: is| at)? #(?:%| percent)'],
  neverSay: ['process refrigeration has no trigger'],
});
const comfort = fact('comfort', 10, '%');
const facts = [process, comfort];

const question = (key: string, explanation = 'The trigger is 30%.', more: object = {}) => ({
  id: 'rate-of-process',
  text: 'Which rate triggers repair?',
  facts: ['II-035'],
  explanation,
  answers: [
    { text: key, correct: true, why: 'So the rule says.' },
    { text: '35%', correct: false, why: 'That was the rate until 2019.' },
  ],
  ...more,
});
const contradictions = (asked: ReturnType<typeof question>) => findContradictions(asked, facts, { recall: true });

describe('figures found in a text', () => {
  test.each([
    ['30, 20 and 10%', '%', [30, 20, 10]],
    ['30 percent or 20 percent', '%', [30, 20]],
    ['within a 30-day window, or 120 days', 'days', [30, 120]],
    ['kept for three years', 'years', [3]],
    ['up to $124,426 a day', '$', [124426]],
    ['4 and 10 in. Hg, not 25 mm Hg absolute', 'in. Hg', [4, 10]],
    ['25 mm Hg absolute', 'mm Hg absolute', [25]],
    ['15 pounds or 5 lb of R-134a', 'lb', [15, 5]],
    ['one at 90%', '%', [90]],
    ['at 40 CFR 82.157 or R-22', '%', []],
    ['at 40 CFR 82.157 or R-22', '', [40, 82.157]],
    ['since 1996, 30% and 5x', '', [1996]],
    ['124,426 a day or $500', '$', [500]],
    ['20 hours and 30 days', 'days', [30]],
    ['20 ppb and 30 ppm', 'ppm', [30]],
    ['10 psig and two psig', 'psig', [10]],
    ['10 lb and two lb', 'lb', [10]],
    ['10 ms and two ms', 'ms', [10]],
  ])('are listed for %s: %s', (text, unit, found) => {
    expect(listFigures(text, unit)).toEqual(found);
  });

  test('exclude a figure that only begins or ends with the same characters', () => {
    expect(statesFact('130% or 30.5% or 3%', process)).toBe(false);
    expect(statesFact('1.50 ppm', fact('acid', '1.5', 'ppm'))).toBe(true);
    expect(statesFact('in 19960', fact('year', '1996', ''))).toBe(false);
    expect(statesFact('since January 1, 2020.', fact('end', '2020-01-01', ''))).toBe(true);
    expect(statesFact('in December 2020', fact('act', '2020-12-27', '', { also: ['December 2020'] }))).toBe(true);
  });
});

test('statesFact finds words in any case, but only in the same wording', () => {
  const act = fact('act', '2020-12-27', '', { also: ['December 2020'] });
  expect(statesFact('IN DECEMBER 2020', act)).toBe(true);
  expect(statesFact('in November 2020', act)).toBe(false);
  const office = fact('office', 'the U.S. EPA', '');
  expect(statesFact('by the U.S. EPA', office)).toBe(true);
  expect(statesFact('by the US EPA', office)).toBe(false);
});

describe('a contradiction to a registered fact', () => {
  test('is not reported for a correct question', () => {
    expect(contradictions(question('30%'))).toEqual([]);
    expect(
      contradictions(question('30 percent', 'Industrial process refrigeration is 30%, comfort cooling 10%.')),
    ).toEqual([]);
  });

  test.each([
    ['another figure', '25%'],
    ['the figure of a neighbor', '10%'],
    ['no figure', 'A high one'],
  ])('is found in a right answer with %s', (_what, key) => {
    expect(contradictions(question(key))).toContain('asks process, but its right answer does not say 30 %');
  });

  test('is found in the right answer of a question that is not linked to the registry yet', () => {
    const other = { ...question('25%', 'It depends on what is cooled.'), id: 'new-question' };
    expect(contradictions(other)).toEqual(['its right answer says 25 %, but facts.yaml knows 30, 10 % there']);
    expect(findContradictions(other, facts, { recall: false })).toEqual([]);
  });

  test('is searched for only in facts that share the figure’s unit and the question’s inventory facts', () => {
    const others = [
      process,
      fact('comfort', 10, '%', { facts: ['C-002', 'II-035'] }),
      fact('time', 25, 'days'),
      fact('elsewhere', 25, '%', { facts: ['C-001'] }),
    ];
    const other = { ...question('25%', ''), id: 'new-question' };
    expect(findContradictions(other, others, { recall: true })).toEqual([
      'its right answer says 25 %, but facts.yaml knows 30, 10 % there',
    ]);
  });

  test.each([
    ['has no unit', fact('year', 1996, ''), 'In 2004'],
    ['is in words', fact('few', 'a few', 'days'), '25 days'],
    ['belongs to another part of the inventory', fact('time', 30, 'days', { facts: ['C-001'] }), '25 days'],
  ])('is not found in a right answer for a fact that %s', (_what, known, key) => {
    expect(findContradictions(question(key), [known], { recall: true })).toEqual([]);
  });

  test('is not found if one of several right answers states the figure', () => {
    const several = question('R-22', 'Both are asked for: 30% of R-22.');
    several.answers.push({ text: '30%', correct: true, why: '' });
    expect(contradictions(several)).toEqual([]);
  });

  test('is found in an explanation with other figures and without the right figure', () => {
    expect(contradictions(question('30%', 'The trigger is 25%.'))).toEqual([
      'its explanation says 25 % and not 30, the figure of process',
    ]);
    expect(contradictions(question('30%', 'The trigger is 25% or 45%.'))).toEqual([
      'its explanation says 25, 45 % and not 30, the figure of process',
    ]);
  });

  test.each([
    ['no figure', 'It depends on what is cooled.'],
    ['the figure of a neighbor', 'Comfort cooling has 10%.'],
  ])('is not found in an explanation with %s', (_what, explanation) => {
    expect(contradictions(question('30%', explanation))).toEqual([]);
  });

  test('is found if a statement of the fact has another figure, even in a study guide', () => {
    const text = 'Triggers: industrial process refrigeration 35 percent, comfort cooling 10 percent.';
    expect(contradictsInText(text, process)).toEqual([
      'says "industrial process refrigeration 35 percent", but process is 30 %',
    ]);
    expect(contradictions(question('30%', `It is 30%. ${text}`))).toHaveLength(1);
  });

  test('is found if a text contains a statement known to be false, except in a wrong answer', () => {
    const said = 'In this rule process refrigeration has no trigger.';
    expect(contradictions(question('30%', `It is 30%. ${said}`))).toEqual([
      'says "process refrigeration has no trigger", which process calls false',
    ]);
    const offered = question('30%');
    offered.answers.push({ text: said, correct: false, why: 'The rule has one.' });
    expect(contradictions(offered)).toEqual([]);
  });

  test.each<[string, object, number]>([
    ['the right option', { text: 'SALE HAS NO END' }, 1],
    ['the reason of the right option', { why: 'The sale has no end.' }, 1],
    ['the reason of a wrong option', { correct: false, why: 'The sale has no end.' }, 1],
    ['a wrong option', { correct: false, text: 'The sale has no end.' }, 0],
  ])('is searched for in %s, in any case', (_where, said, count) => {
    const end = fact('end', '2020-01-01', '', { neverSay: ['sale has no End'] });
    const asked = question('January 1, 2020', '', { answers: [{ text: '', correct: true, why: '', ...said }] });
    expect(findContradictions(asked, [end], { recall: false })).toHaveLength(count);
  });

  test('is found for a figure in any case, and at every occurrence', () => {
    const rate = fact('rate', 30, '%', { claims: ['process is #%'] });
    expect(contradictsInText('Process is 30%. PROCESS IS 35%. Process is 40%.', rate)).toEqual([
      'says "PROCESS IS 35%", but rate is 30 %',
      'says "Process is 40%", but rate is 30 %',
    ]);
    const capital = fact('rate', 30, '%', { claims: ['Process is #%'] });
    expect(contradictsInText('The process is 35%.', capital)).toHaveLength(1);
  });

  test('is not found if the text states the fact in another accepted spelling', () => {
    const share = fact('share', 'a tenth', '', { also: ['Ten in a hundred', 'Ten'], claims: ['finders get # of it'] });
    expect(contradictsInText('Finders get ten of it.', share)).toEqual([]);
    expect(contradictsInText('Finders get nine of it.', share)).toEqual([
      'says "Finders get nine of it", but share is a tenth',
    ]);
  });

  test('is found if a question asks for a date and its right answer has another date', () => {
    const end = fact('end', '2020-01-01', '', { askedBy: ['rate-of-process'] });
    expect(findContradictions(question('January 1, 2030'), [end], { recall: true })).toEqual([
      'asks end, but its right answer does not say January 1, 2020',
    ]);
  });

  test('is found for a date that differs only in the year', () => {
    const end = fact('end', '2020-01-01', '', { claims: ['R-22 ended on #'] });
    expect(contradictsInText('New R-22 ended on January 1, 2020.', end)).toEqual([]);
    expect(contradictsInText('New R-22 ended on January 1, 2030.', end)).toHaveLength(1);
  });
});

describe('isLinked', () => {
  test('is true for a question with the same inventory fact that states the fact, refers to it, or asks it', () => {
    const elsewhere = { facts: ['C-001'], id: 'elsewhere' };
    expect(isLinked(question('30%'), comfort)).toBe(false);
    expect(isLinked(question('30%', 'Others have 10%.'), comfort)).toBe(true);
    expect(isLinked(question('10%', '', elsewhere), comfort)).toBe(false);
    const shared = fact('comfort', 10, '%', { facts: ['C-002', 'II-035'] });
    expect(isLinked(question('10%', ''), shared)).toBe(true);
    expect(isLinked(question('10%', '', { ...elsewhere, names: ['comfort'] }), comfort)).toBe(true);
    expect(isLinked(question('A high one', '', { facts: ['C-001'] }), process)).toBe(true);
  });
});
