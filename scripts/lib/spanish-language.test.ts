import { expect, it } from 'vitest';
import { checkSpelling, createSpeller, easeOf } from './spanish-language';

const isCorrect = createSpeller([{ en: 'filter-drier', es: 'filtro deshidratador', also: [], not: [] }]);
const question = (text: string) => ({ id: 'a', of: '', keep: '', text, answers: [], explanation: 'Bien.' });

it.each(['válvula', 'Válvulas', 'deshidratadores', 'recupere', 'micrones', 'quemarle', 'vendándolo', 'etiquételo'])(
  'the speller accepts %s',
  (word) => {
    expect(isCorrect(word)).toBe(true);
  },
);

it.each(['valvula', 'recuperasión', 'refrijerante', 'quemorle', 'váciar', 'etiquesélo'])(
  'the speller refuses %s',
  (word) => {
    expect(isCorrect(word)).toBe(false);
  },
);

it('checkSpelling skips units, names, references and the English in parentheses', () => {
  const text = 'Recupere (recover) el R-410A a 15 psig y {{fact:evacuation-level}} según la EPA.';
  expect(checkSpelling('core/laws', [question(text)], isCorrect)).toEqual([]);
  const [breach] = checkSpelling('core/laws', [question('Abra la valvula.')], isCorrect);
  expect(breach?.message).toBe('"valvula" is not in the dictionary');
});

it('easeOf is higher for short words and short sentences', () => {
  const easy = easeOf({ text: '¿Qué se abre?', answers: [{ text: 'La tapa', why: '' }] });
  const hard = easeOf({
    text: '¿Qué procedimiento administrativo determina la responsabilidad reglamentaria correspondiente?',
    answers: [{ text: 'Las determinaciones administrativas correspondientes', why: '' }],
  });
  expect(easy).toBeGreaterThan(80);
  expect(hard).toBeLessThan(20);
});
