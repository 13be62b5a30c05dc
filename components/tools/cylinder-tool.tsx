'use client';

import { useMemo, useState } from 'react';
import { type CylinderEntries, findFill } from '@/lib/tools/cylinder-rules';
import type { FigureEntry } from '@/lib/tools/figures-rules';
import type { ToolKey } from '@/lib/tools/texts-rules';
import { LIQUID_COLUMNS } from './liquid-densities';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';
import { useToolLanguage } from './use-tool-language';

type Name = keyof CylinderEntries;

interface FieldTexts {
  name: Name;
  label: ToolKey;
  /** Unit, or key of the text that stands in its place. */
  unit: 'lb' | '°F' | ToolKey;
  hint?: ToolKey;
}

const FIRST: readonly FieldTexts[] = [
  { name: 'tare', label: 'tare', unit: 'lb', hint: 'tareHint' },
  { name: 'waterCapacity', label: 'waterCapacity', unit: 'lb', hint: 'waterCapacityHint' },
];
const GRAVITY: FieldTexts = { name: 'specificGravity', label: 'gravity', unit: 'gravityUnit', hint: 'gravityHint' };
const TEMPERATURE: FieldTexts = { name: 'temperature', label: 'highest', unit: '°F', hint: 'highestHint' };
const SCALE: FieldTexts = { name: 'scale', label: 'scale', unit: 'scaleUnit' };

const NAMES = LIQUID_COLUMNS.map(({ name }) => [name, name] as const);
const BEGIN: CylinderEntries = { tare: '', waterCapacity: '', specificGravity: '', temperature: '', scale: '' };

export function CylinderTool({ figures }: { figures: readonly FigureEntry[] }) {
  const [entries, setEntries] = useState(BEGIN);
  const [refrigerant, setRefrigerant] = useState('');
  const known = useMemo(() => new Map(figures), [figures]);
  const liquid = LIQUID_COLUMNS.find(({ name }) => name === refrigerant);
  const language = useToolLanguage();
  const { t } = language;
  const outcome = findFill(entries, known, language, liquid);
  const field = ({ name, label, unit, hint }: FieldTexts) => (
    <NumberField
      key={name}
      name={name}
      label={t(label)}
      unit={unit === 'lb' || unit === '°F' ? unit : t(unit)}
      hint={hint ? t(hint) : undefined}
      value={entries[name]}
      outcome={outcome}
      onChange={(value) => setEntries((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <ToolBody outcome={outcome}>
      {FIRST.map(field)}
      <SelectField
        name="refrigerant"
        label={t('refrigerant')}
        choices={NAMES}
        value={refrigerant}
        hint={t('cylinderRefrigerantHint')}
        onChange={setRefrigerant}
      />
      {field(liquid ? TEMPERATURE : GRAVITY)}
      {field(SCALE)}
    </ToolBody>
  );
}
