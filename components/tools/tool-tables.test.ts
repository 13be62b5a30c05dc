import { describe, expect, it } from 'vitest';
import { CERTIFICATION_FACTS } from '@/lib/tools/certification-rules';
import { CYLINDER_FACTS } from '@/lib/tools/cylinder-rules';
import { EVACUATION_FACTS } from '@/lib/tools/evacuation-rules';
import { withFigures } from '@/lib/tools/figures-rules';
import { LEAK_FACTS } from '@/lib/tools/leak-rate-rules';
import { loadFigures } from '@/lib/tools/loader';
import { CERTIFICATION_TABLES } from './certification-tables';
import { CYLINDER_TABLES } from './cylinder-tables';
import { EVACUATION_TABLES } from './evacuation-tables';
import { LEAK_RATE_TABLES } from './leak-rate-tables';
import { PRESSURE_TABLES } from './pressure-tables';

describe('tables of the tools', () => {
  it.each([
    ['evacuation', EVACUATION_FACTS, EVACUATION_TABLES],
    ['leak rate', LEAK_FACTS, LEAK_RATE_TABLES],
    ['cylinder fill', CYLINDER_FACTS, CYLINDER_TABLES],
    ['certification', CERTIFICATION_FACTS, CERTIFICATION_TABLES],
    ['pressure', [], PRESSURE_TABLES],
  ])('name only facts of the page and have a cell for each column: %s', (_tool, facts, tables) => {
    const resolved = withFigures(tables, new Map(loadFigures(facts).figures));
    expect(JSON.stringify(resolved)).not.toMatch(/\{\{|undefined/);
    for (const { columns, rows } of resolved) for (const row of rows) expect(row).toHaveLength(columns.length);
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
