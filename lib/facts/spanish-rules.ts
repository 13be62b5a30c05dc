/** Formats registered facts in the Spanish of the United States. */

import { DATE, type Figure, type FigureForms, printValue } from './rules';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const NUMBERS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** Spanish names of units, each as [singular, plural]. Other units, such as psig and lb, are not translated. */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  seconds: ['segundo', 'segundos'],
  minutes: ['minuto', 'minutos'],
  hours: ['hora', 'horas'],
  days: ['día', 'días'],
  weeks: ['semana', 'semanas'],
  months: ['mes', 'meses'],
  quarters: ['trimestre', 'trimestres'],
  years: ['año', 'años'],
  grams: ['gramo', 'gramos'],
  microns: ['micrón', 'micrones'],
  people: ['persona', 'personas'],
  questions: ['pregunta', 'preguntas'],
  miles: ['milla', 'millas'],
  'square inches': ['pulgada cuadrada', 'pulgadas cuadradas'],
  'mm Hg absolute': ['mm Hg absoluto', 'mm Hg absolutos'],
  'ozone molecules': ['molécula de ozono', 'moléculas de ozono'],
};
/** Values that contain words, such as a date without a year, each with its Spanish translation. */
const TEXTS: Readonly<Record<string, string>> = {
  '21 of 25': '21 de 25',
  '9 to 13 °F': '9 a 13 °F',
  'February 1': '1 de febrero',
  'January 30 and July 30': '30 de enero y 30 de julio',
  'March 1': '1 de marzo',
  'two to five years': 'de dos a cinco años',
};
const FEMININE = /^(?:hour|week|person|people|question)/;

const unitOf = ({ value, unit }: Figure): string => UNITS[unit]?.[Number(value) === 1 ? 0 : 1] ?? unit;

/** Formats the value without its unit: "124,426" is the same as in English; a date becomes "1 de enero de 2030". */
function printSpanishValue(figure: Figure): string {
  const [, year, month, day] = DATE.exec(String(figure.value)) ?? [];
  return year
    ? `${Number(day)} de ${MONTHS[Number(month) - 1]} de ${year}`
    : (TEXTS[figure.value] ?? printValue(figure));
}

function printSpanish(figure: Figure): string {
  const value = printSpanishValue(figure);
  if (figure.unit === '$') return `$${value}`;
  if (figure.unit === '%') return `${value}%`;
  return `${value} ${unitOf(figure)}`.trim();
}

/** Formats the figure for running text: "30 por ciento", "tres años", "una semana". */
function spellSpanish(figure: Figure): string {
  if (figure.unit === '%') return `${printSpanishValue(figure)} por ciento`;
  const word = UNITS[figure.unit] && NUMBERS[Number(figure.value)];
  if (!word) return printSpanish(figure);
  if (Number(figure.value) !== 1) return `${word} ${unitOf(figure)}`;
  return `${FEMININE.test(figure.unit) ? 'una' : 'un'} ${unitOf(figure)}`;
}

export const SPANISH_FORMS: FigureForms = { '': printSpanish, value: printSpanishValue, words: spellSpanish };
