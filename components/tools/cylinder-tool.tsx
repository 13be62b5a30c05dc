'use client';

import { useMemo, useState } from 'react';
import { type CylinderEntries, findFill } from '@/lib/tools/cylinder/rules';
import type { FigureEntry } from '@/lib/tools/figures/rules';
import { NumberField } from './number-field';
import { ToolBody } from './tool-body';

const FIELDS = [
  { name: 'tare', label: 'Tare weight (TW)', unit: 'lb', hint: 'Stamped on the collar: the empty cylinder.' },
  { name: 'waterCapacity', label: 'Water capacity (WC)', unit: 'lb', hint: 'Stamped on the collar.' },
  {
    name: 'specificGravity',
    label: 'Specific gravity of the liquid',
    unit: 'if stated',
    hint: 'From the refrigerant’s data sheet. Left empty, the liquid counts as heavy as water.',
  },
  { name: 'scale', label: 'Scale reading now', unit: 'lb, if you want what still fits' },
] as const;

const BEGIN: CylinderEntries = { tare: '', waterCapacity: '', specificGravity: '', scale: '' };

export function CylinderTool({ figures }: { figures: readonly FigureEntry[] }) {
  const [entries, setEntries] = useState(BEGIN);
  const known = useMemo(() => new Map(figures), [figures]);
  const outcome = findFill(entries, known);
  return (
    <ToolBody outcome={outcome}>
      {FIELDS.map((field) => (
        <NumberField
          key={field.name}
          {...field}
          value={entries[field.name]}
          outcome={outcome}
          onChange={(value) => setEntries((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
    </ToolBody>
  );
}
