import { describe, expect, it } from 'vitest';
import { CERTIFICATION_FACTS } from '@/lib/tools/certification-rules';
import { CYLINDER_FACTS } from '@/lib/tools/cylinder-rules';
import { EVACUATION_FACTS } from '@/lib/tools/evacuation-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { toolLanguage, toolPageTexts } from '@/lib/tools/language-rules';
import { LEAK_FACTS } from '@/lib/tools/leak-rate-rules';
import { loadFigures } from '@/lib/tools/loader';
import { certificationTables } from './certification-tables';
import { cylinderTables } from './cylinder-tables';
import { evacuationTables } from './evacuation-tables';
import { leakRateTables } from './leak-rate-tables';
import { pressureTables } from './pressure-tables';

describe('tables of the tools', () => {
  describe.each(['en', 'es'] as const)('language %s', (language) => {
    it.each([
      ['evacuation', EVACUATION_FACTS, evacuationTables],
      ['leak rate', LEAK_FACTS, leakRateTables],
      ['cylinder fill', CYLINDER_FACTS, cylinderTables],
      ['certification', CERTIFICATION_FACTS, certificationTables],
      ['pressure', [], pressureTables],
    ])('use only facts that the page loads, and have a cell for each column: %s', (_tool, facts, tables) => {
      const figures = new Map(loadFigures(facts).figures);
      const resolved = withFigures(tables(toolPageTexts(language)), figures, toolLanguage(language).forms);
      expect(JSON.stringify(resolved)).not.toMatch(/\{\{|undefined/);
      for (const { columns, rows } of resolved) for (const row of rows) expect(row).toHaveLength(columns.length);
    });
  });

  it.each([
    ['evacuation', EVACUATION_FACTS],
    ['leak rate', LEAK_FACTS],
    ['cylinder fill', CYLINDER_FACTS],
    ['certification', CERTIFICATION_FACTS],
  ])('use only facts that have a source: %s', (_tool, facts) => {
    expect(loadFigures(facts).checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
