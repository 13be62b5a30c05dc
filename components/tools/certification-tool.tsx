'use client';

import { useMemo, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { type CertificationEntries, findCertificate, type Machines, type Work } from '@/lib/tools/certification-rules';
import { type FigureEntry, withFigures } from '@/lib/tools/figures-rules';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';

const WORK: readonly (readonly [Work, string])[] = [
  ['service', 'Maintain, service or repair'],
  ['disposal', 'Dispose of appliances'],
  ['buying', 'Buy refrigerant'],
  ['outside', 'Work that does not reach the refrigerant'],
];
const MACHINES: readonly (readonly [Machines, string])[] = [
  ['small', 'Small: sealed in a factory, {{fact:small-appliance-charge}} or less'],
  ['higher', 'Medium, high or very high pressure: splits, racks …'],
  ['low', 'Low pressure: R-11, R-123 or R-1233zd(E) chillers …'],
  ['several', 'Small ones and all pressures'],
  ['mvac', 'Motor vehicle air conditioners'],
  ['mvac-like', 'MVAC-like: cabs of farm or construction machines'],
];
const BEGIN: CertificationEntries = { work: '', machines: '', isApprentice: false };

export function CertificationTool({ figures }: { figures: readonly FigureEntry[] }) {
  const [entries, setEntries] = useState(BEGIN);
  const known = useMemo(() => new Map(figures), [figures]);
  const machines = useMemo(() => withFigures(MACHINES, known), [known]);
  const outcome = findCertificate(entries, known);
  const put = (changed: Partial<CertificationEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const hasAppliances = entries.work === 'service' || entries.work === 'disposal';
  return (
    <ToolBody outcome={outcome}>
      <SelectField
        name="work"
        label="What you do"
        choices={WORK}
        value={entries.work}
        onChange={(work) => put({ work })}
      />
      {hasAppliances ? (
        <>
          <SelectField
            name="machines"
            label="Appliances"
            choices={machines}
            value={entries.machines}
            onChange={(value) => put({ machines: value })}
          />
          <Label htmlFor="apprentice" className="flex min-h-14 cursor-pointer items-center gap-3">
            <Checkbox
              id="apprentice"
              className="size-6!"
              checked={entries.isApprentice}
              onChange={(event) => put({ isApprentice: event.target.checked })}
            />
            I am a registered apprentice, always supervised by a certified technician
          </Label>
        </>
      ) : null}
    </ToolBody>
  );
}
