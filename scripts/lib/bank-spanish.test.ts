import { describe, expect, it } from 'vitest';
import { fingerprint, type SourceQuestion, type TranslatedQuestion } from '@/lib/bank/translation-adapter';
import { checkOneForOne, checkTranslation, compileTerms } from './bank-spanish';

const terms = compileTerms([
  { en: 'recover', es: 'recuperar', also: ['recuperación'], not: ['regenerar', 'reciclar'] },
  { en: 'reclaim', es: 'regenerar', also: ['regeneración'], not: ['recuperar'] },
  { en: 'recovery cylinder', es: 'cilindro de recuperación', also: [], not: ['botella'] },
  { en: 'chiller', es: 'enfriador', also: [], not: ['chiller'] },
]);

const source: SourceQuestion = {
  id: 'core-three-rs-recover',
  tier: 'exam',
  text: 'Which step may NOT come before you recover R-22 at 15 psig?',
  answers: [
    { text: 'Weigh the recovery cylinder', correct: true, why: 'It holds 80% at most.' },
    { text: 'Open the valve', correct: false, why: 'A valve opens later.' },
  ],
  explanation: 'Recover first, by 40 CFR 82.156.',
};

const spanish = (change: Partial<TranslatedQuestion> = {}): TranslatedQuestion => ({
  id: source.id,
  of: fingerprint(source),
  keep: 'Recover, not reclaim.',
  text: '¿Qué paso NO puede venir antes de que usted recupere el R-22 a 15 psig?',
  answers: [
    { text: 'Pesar el cilindro de recuperación', why: 'Contiene el 80% como máximo.' },
    { text: 'Abrir la válvula', why: 'Una válvula se abre después.' },
  ],
  explanation: 'Recupere primero, según 40 CFR 82.156.',
  ...change,
});

const messagesOf = (change: Partial<TranslatedQuestion>, of = source) =>
  checkTranslation('core/three-rs', [of], [spanish(change)], terms).map(({ message }) => message);

describe("the checks of a question's Spanish translation", () => {
  it('accept a translation with the same figures, terms and negation', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it.each<[string, Partial<TranslatedQuestion>, RegExp]>([
    ['another figure', { explanation: 'Recupere primero, según 40 CFR 82.157.' }, /lacks 82\.156/],
    [
      'a translation without the word NO',
      { text: '¿Qué paso puede venir antes de que usted recupere el R-22 a 15 psig?' },
      /needs NO/,
    ],
    ['a forbidden term', { explanation: 'Regenere primero, según 40 CFR 82.156.' }, /says "regenerar"/],
    ['the familiar form', { explanation: 'Debes recuperar primero, según 40 CFR 82.156.' }, /usted/],
    ['a missing ¿', { text: 'Qué paso NO puede venir antes de que usted recupere el R-22 a 15 psig?' }, /question/],
    ['a translation of an earlier English text', { of: '000000000000' }, /stale/],
    ['equal answers', { answers: [spanish().answers[0], spanish().answers[0]] as never }, /two equal answers/],
    ['a missing answer', { answers: [] }, /has 0 answers/],
  ])('refuse %s', (_name, change, message) => {
    expect(messagesOf(change).join('\n')).toMatch(message);
  });

  it('ignore the words in the id of a figure', () => {
    const explanation = '{{fact:vapor-left-in-chiller}}';
    expect(
      messagesOf({ of: fingerprint({ ...source, explanation }), explanation }, { ...source, explanation }),
    ).toEqual([]);
  });

  it('allow a forbidden word that translates another term of the same text', () => {
    const both = { ...source, explanation: 'Recover first, then reclaim.' };
    const own = { of: fingerprint(both), explanation: 'Recupere primero y regenere después.' };
    expect(messagesOf(own, both)).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['El compresor para.', 'The compressor stops.', true],
    ['La compresora para.', 'The compressor stops.', false],
    ['El compresor da {{fact:compresora}}.', 'The compressor gives {{fact:compresora}}.', true],
    ['La tasa de fugas sube.', 'The leak rate rises.', true],
    ['La tasa de fuga sube.', 'The leak rate rises.', false],
    ['La válvula pasa la prueba.', 'The valve passes the test.', true],
    ['La empresa de reciclaje prueba el compresor.', 'The recycler tests the compressor.', true],
    ['El núcleo sella.', 'The core seals.', true],
    ['El núcleo tiene preguntas.', 'Core has questions.', false],
    ['El reciclaje prueba el compresor.', 'Someone tests the compressor.', false],
  ])(
    'distinguish a forbidden word from an allowed word of another gender, number or meaning: %s',
    (es, en, isAllowed) => {
      const own = compileTerms([
        { en: 'compressor', es: 'compresor', also: [], not: ['compresora', 'reciclar'] },
        { en: 'Core', es: 'Core', also: [], not: ['núcleo'] },
        { en: 'recycler', es: 'empresa de reciclaje', also: [], not: [] },
        { en: 'leak rate', es: 'tasa de fugas', also: [], not: ['tasa de fuga'] },
        { en: 'test (of a person)', es: 'examen', also: [], not: ['prueba'] },
        { en: 'test (of equipment)', es: 'prueba', also: [], not: ['examen'] },
      ]);
      const english = { ...source, explanation: en };
      const translated = spanish({ of: fingerprint(english), explanation: es });
      expect(checkTranslation('core/three-rs', [english], [translated], own)).toHaveLength(isAllowed ? 0 : 1);
    },
  );

  it('report a question without a translation, and a translation without a question', () => {
    const found = checkTranslation('core/three-rs', [source], [spanish({ id: 'core-other' })], terms);
    expect(found.map(({ message }) => message)).toEqual(['has no English', 'has no Spanish']);
  });

  it('refuse two translations of one English text, unless they differ only by the English in parentheses', () => {
    const files = (explanation: string) => [
      { file: 'a', sources: [source], translated: [spanish()] },
      { file: 'b', sources: [source], translated: [spanish({ explanation })] },
    ];
    expect(checkOneForOne(files('Recupere (recover) primero, según 40 CFR 82.156.'))).toEqual([]);
    expect(checkOneForOne(files('Primero recupere, según 40 CFR 82.156.'))).toHaveLength(1);
  });
});
