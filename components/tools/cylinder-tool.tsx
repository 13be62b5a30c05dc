'use client';

import { useMemo, useState } from 'react';
import { type CylinderEntries, findFill } from '@/lib/tools/cylinder-rules';
import type { FigureEntry } from '@/lib/tools/figures-rules';
import { LIQUID_COLUMNS } from './liquid-densities';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';

type Name = keyof CylinderEntries;

const FIRST = [
  { name: 'tare', label: 'Tare weight (TW)', unit: 'lb', hint: 'Stamped on the collar: the empty cylinder.' },
  { name: 'waterCapacity', label: 'Water capacity (WC)', unit: 'lb', hint: 'Stamped on the collar.' },
] as const;
const GRAVITY = {
  name: 'specificGravity',
  label: 'Specific gravity of the liquid',
  unit: 'if stated',
  hint: 'From the refrigerant’s data sheet. If empty, we assume the liquid is as heavy as water.',
} as const;
const TEMPERATURE = {
  name: 'temperature',
  label: 'Highest temperature it can reach',
  unit: '°F',
  hint: 'A closed van in summer reaches 120 or more. If empty, we assume 77 °F, as on data sheets.',
} as const;
const SCALE = { name: 'scale', label: 'Scale reading now', unit: 'lb, to see what still fits' } as const;

const NAMES = LIQUID_COLUMNS.map(({ name }) => [name, name] as const);
const BEGIN: CylinderEntries = { tare: '', waterCapacity: '', specificGravity: '', temperature: '', scale: '' };

export function CylinderTool({ figures }: { figures: readonly FigureEntry[] }) {
  const [entries, setEntries] = useState(BEGIN);
  const [refrigerant, setRefrigerant] = useState('');
  const known = useMemo(() => new Map(figures), [figures]);
  const liquid = LIQUID_COLUMNS.find(({ name }) => name === refrigerant);
  const outcome = findFill(entries, known, liquid);
  const field = (props: { name: Name; label: string; unit: string; hint?: string }) => (
    <NumberField
      key={props.name}
      {...props}
      value={entries[props.name]}
      outcome={outcome}
      onChange={(value) => setEntries((before) => ({ ...before, [props.name]: value }))}
    />
  );
  return (
    <ToolBody outcome={outcome}>
      {FIRST.map(field)}
      <SelectField
        name="refrigerant"
        label="Refrigerant"
        choices={NAMES}
        value={refrigerant}
        hint="Leave this if the refrigerant is unknown or not listed."
        onChange={setRefrigerant}
      />
      {field(liquid ? TEMPERATURE : GRAVITY)}
      {field(SCALE)}
    </ToolBody>
  );
}
