'use client';

import { useMemo, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { type CertificationEntries, findCertificate, type Machines, type Work } from '@/lib/tools/certification-rules';
import type { FigureEntry } from '@/lib/tools/figures-rules';
import type { ToolKey } from '@/lib/tools/texts-rules';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';
import { useLabels } from './use-tool-language';

const WORK: readonly (readonly [Work, ToolKey])[] = [
  ['service', 'workService'],
  ['disposal', 'workDisposal'],
  ['buying', 'workBuying'],
  ['outside', 'workOutside'],
];
const MACHINES: readonly (readonly [Machines, ToolKey])[] = [
  ['small', 'machinesSmall'],
  ['higher', 'machinesHigher'],
  ['low', 'machinesLow'],
  ['several', 'machinesSeveral'],
  ['mvac', 'machinesVehicle'],
  ['mvac-like', 'machinesVehicleLike'],
];
const BEGIN: CertificationEntries = { work: '', machines: '', isApprentice: false };

export function CertificationTool({ figures }: { figures: readonly FigureEntry[] }) {
  const [entries, setEntries] = useState(BEGIN);
  const known = useMemo(() => new Map(figures), [figures]);
  const { language, t, choicesOf } = useLabels(known);
  const outcome = findCertificate(entries, known, language);
  const put = (changed: Partial<CertificationEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const hasAppliances = entries.work === 'service' || entries.work === 'disposal';
  return (
    <ToolBody outcome={outcome}>
      <SelectField
        name="work"
        label={t('work')}
        choices={choicesOf(WORK)}
        value={entries.work}
        onChange={(work) => put({ work })}
      />
      {hasAppliances ? (
        <>
          <SelectField
            name="machines"
            label={t('appliances')}
            choices={choicesOf(MACHINES)}
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
            {t('apprenticeBox')}
          </Label>
        </>
      ) : null}
    </ToolBody>
  );
}
