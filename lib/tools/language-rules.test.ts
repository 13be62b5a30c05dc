import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFRIGERANTS as COLUMNS, TEMPERATURES } from '@/components/pressure-chart/pressure-table';
import { LIQUID_COLUMNS } from '@/components/tools/liquid-densities';
import english from '@/messages/en/tools.json';
import spanish from '@/messages/es/tools.json';
import { CERTIFICATION_FACTS, type CertificationEntries, findCertificate } from './certification-rules';
import { CYLINDER_FACTS, type CylinderEntries, findFill } from './cylinder-rules';
import type { Outcome } from './entry-rules';
import { EVACUATION_FACTS, type EvacuationEntries, findEvacuation } from './evacuation-rules';
import { toolLanguage } from './language-rules';
import { findLeakRate, LEAK_FACTS, type LeakEntries } from './leak-rate-rules';
import { loadFigures } from './loader';
import { findSaturation, type PressureEntries } from './pressure-rules';
import { CLASS_CHOICES, REFRIGERANTS } from './refrigerants-rules';
import type { ToolKey, ToolLanguage } from './texts-rules';

/** The Spanish texts, which record the keys that a tool asks for. */
const reached = new Set<ToolKey>();
const { t, forms } = toolLanguage('es');
const IN_SPANISH: ToolLanguage = {
  t: (key, values) => {
    reached.add(key);
    return t(key, values);
  },
  forms,
};

const figures = new Map(
  loadFigures([...EVACUATION_FACTS, ...LEAK_FACTS, ...CYLINDER_FACTS, ...CERTIFICATION_FACTS]).figures,
);

/** Lists every combination of these values. */
function combine<Entries extends object>(values: { [Key in keyof Entries]: readonly Entries[Key][] }): Entries[] {
  const start: object[] = [{}];
  return Object.entries(values).reduce(
    (all, [key, list]) => all.flatMap((one) => (list as unknown[]).map((value) => ({ ...one, [key]: value }))),
    start,
  ) as Entries[];
}

const ANY = [true, false];
const EVACUATIONS = combine<EvacuationEntries>({
  appliance: ['other', 'small', 'mvac'],
  refrigerant: ['', ...REFRIGERANTS.map(({ name }) => name), ...CLASS_CHOICES.map(({ value }) => value)],
  charge: ['', '4', '30', '250', 'x'],
  machine: ['new', 'old'],
  job: ['', 'major', 'minor', 'minor-evacuated', 'oil', 'disposal'],
  hasLeaks: ANY,
  compressor: ['works', 'dead'],
});
const LEAK: { [Key in keyof LeakEntries]: readonly LeakEntries[Key][] } = {
  kind: ['ods'],
  category: ['comfort'],
  method: ['annualizing', 'rolling'],
  charge: ['10', '600'],
  added: ['1', '300'],
  days: ['73'],
  addedInCalendarYear: ['', '5', '900'],
  addedOn: ['', '2026-01-31'],
  testedOn: ['', '2026-02-03'],
  needsShutdown: ANY,
};
const LEAKS = [
  { kind: ['', 'ods', 'hfc', 'other'], category: ['', 'process', 'commercial', 'comfort', 'transport', 'residential'] },
  { charge: ['', 'x'] },
  { added: ['', 'x'] },
  { days: ['', 'x'] },
  { addedInCalendarYear: ['x'] },
  { addedOn: ['1980-01-01'] },
  { testedOn: ['1980-01-01', '2020-01-01'] },
].flatMap((changed) => combine<LeakEntries>({ ...LEAK, ...changed } as typeof LEAK));
const FILLS = combine<CylinderEntries>({
  tare: ['', '28', 'x'],
  waterCapacity: ['', '48', 'x'],
  specificGravity: ['', '1.2', 'x'],
  temperature: ['', '0', '120', 'x'],
  scale: ['', '1', '50', '66.4', '90', 'x'],
});
const CERTIFICATES = combine<CertificationEntries>({
  work: ['', 'service', 'disposal', 'buying', 'outside'],
  machines: ['', 'small', 'higher', 'low', 'several', 'mvac', 'mvac-like'],
  isApprentice: ANY,
});
const PRESSURES = combine<PressureEntries>({
  given: ['temperature', 'pressure'],
  value: ['', '10', '-40', '500', '9999', 'x'],
  temperatureUnit: ['F', 'C'],
  pressureUnit: ['psig', 'psia', 'inHg', 'kPa', 'kPaAbsolute'],
  altitude: ['', '5000', 'x'],
});
const CHARTS = ['', 'R-22', 'R-407C', 'R-123'].map((name) => {
  const columns = COLUMNS.find((one) => one.name === name);
  return columns && { temperatures: TEMPERATURES, columns };
});
const LIQUIDS = [undefined, ...LIQUID_COLUMNS.filter(({ name }) => /^R-(?:11|22|32|410A)$/.test(name))];

const TOOLS: [string, () => Outcome<string>[]][] = [
  ['evacuation', () => EVACUATIONS.map((entries) => findEvacuation(entries, figures, IN_SPANISH))],
  ['leak rate', () => LEAKS.map((entries) => findLeakRate(entries, figures, IN_SPANISH))],
  ['cylinder fill', () => LIQUIDS.flatMap((liquid) => FILLS.map((one) => findFill(one, figures, IN_SPANISH, liquid)))],
  ['certification', () => CERTIFICATES.map((entries) => findCertificate(entries, figures, IN_SPANISH))],
  ['pressure', () => CHARTS.flatMap((chart) => PRESSURES.map((one) => findSaturation(one, chart, IN_SPANISH.t)))],
];

const textsOf = (outcome: Outcome<string>): string[] => {
  if (outcome.kind !== 'ruling') return [outcome.say];
  const { headline, detail, cite, notes } = outcome.ruling;
  return [headline, detail, cite, ...notes.flatMap((note) => [note.text, note.cite])];
};

/** The parts of the English texts between their figures, without those that also occur in a Spanish text. */
const inSpanish = Object.values(spanish).join('\n');
const ENGLISH_PARTS = Object.values(english)
  .flatMap((text) => text.split(/'\{\{[^}]*\}\}'|\{[^}]*\}/))
  .map((part) => part.trim())
  .filter((part) => /[a-z] [a-z]/.test(part) && !inSpanish.includes(part));
/** Words of the English forms of registered figures. */
const ENGLISH_FIGURES = /\b(?:days?|months?|years?|minutes|questions|microns|absolute|January|March|November)\b/;

describe('the answers of the tools in Spanish', () => {
  it.each(TOOLS)('contain no English text and no id of a fact: %s', (_tool, listOutcomes) => {
    const texts = [...new Set(listOutcomes().flatMap(textsOf))];
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /[{}]/.test(text) || ENGLISH_FIGURES.test(text))).toEqual([]);
    expect(texts.filter((text) => ENGLISH_PARTS.some((part) => text.includes(part)))).toEqual([]);
  });

  it('include every text that the rules of the tools name', () => {
    const rules = readdirSync(__dirname)
      .filter((name) => name.endsWith('-rules.ts'))
      .map((name) => readFileSync(join(__dirname, name), 'utf8'))
      .join('\n');
    // Names of fields and of choices are texts of the components.
    const shown = readdirSync('components/tools').map((name) => readFileSync(join('components/tools', name), 'utf8'));
    const isShown = (key: ToolKey) =>
      CLASS_CHOICES.some(({ name }) => name === key) || shown.some((code) => code.includes(`'${key}'`));
    const named = (Object.keys(english) as ToolKey[]).filter((key) => rules.includes(`'${key}'`) && !isShown(key));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !reached.has(key))).toEqual([]);
  });
});
