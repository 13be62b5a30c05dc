'use client';

import { useMemo, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { type Appliance, type EvacuationEntries, findEvacuation, type Job } from '@/lib/tools/evacuation-rules';
import { type FigureEntry, withFigures } from '@/lib/tools/figures-rules';
import { CLASS_CHOICES, REFRIGERANTS } from '@/lib/tools/refrigerants-rules';
import type { Machine } from '@/lib/tools/table-levels-rules';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';

const APPLIANCES: readonly (readonly [Appliance, string])[] = [
  ['other', 'Split, rooftop, rack, chiller or any other appliance'],
  ['small', 'Small appliance: sealed in a factory, {{fact:small-appliance-charge}} or less'],
  ['mvac', 'Vehicle air conditioner (MVAC or MVAC-like)'],
];
const CHOICES: readonly (readonly [string, string])[] = [
  ...REFRIGERANTS.map(({ name }) => [name, name] as const),
  ...CLASS_CHOICES.map(({ value, name }) => [value, name] as const),
];
const JOBS: readonly (readonly [Job, string])[] = [
  ['major', 'Major repair: compressor, condenser, evaporator …'],
  ['minor', 'Repair that is not major'],
  ['minor-evacuated', 'Not major, but evacuated to the atmosphere afterward'],
  ['oil', 'Oil change'],
  ['disposal', 'Disposal'],
];
const MACHINES: readonly (readonly [Machine, string])[] = [
  ['new', 'On or after {{fact:recovery-machine-date}}'],
  ['old', 'Before {{fact:recovery-machine-date}}'],
];
const LABELS = {
  appliances: APPLIANCES,
  machines: MACHINES,
  major:
    'Major also means an opening of more than {{fact:major-opening-area}} uncovered for more than {{fact:major-opening-time}}.',
};
const BEGIN: EvacuationEntries = {
  ...{ appliance: 'other', refrigerant: '', charge: '', machine: 'new', job: '' },
  ...{ hasLeaks: false, compressor: 'works' },
};

interface EvacuationToolProps {
  figures: readonly FigureEntry[];
}

export function EvacuationTool({ figures }: EvacuationToolProps) {
  const [entries, setEntries] = useState(BEGIN);
  const known = useMemo(() => new Map(figures), [figures]);
  const labels = useMemo(() => withFigures(LABELS, known), [known]);
  const outcome = findEvacuation(entries, known);
  const put = (changed: Partial<EvacuationEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const { appliance, job } = entries;
  const isInTable = job === 'major' || job === 'minor-evacuated' || job === 'disposal';
  return (
    <ToolBody outcome={outcome}>
      <ChoiceField
        {...{ name: 'appliance', legend: 'Appliance', choices: labels.appliances, value: appliance }}
        onChange={(value) => put({ appliance: value })}
      />
      {appliance === 'other' ? (
        <SelectField
          {...{ name: 'refrigerant', label: 'Refrigerant', choices: CHOICES, value: entries.refrigerant }}
          onChange={(refrigerant) => put({ refrigerant })}
        />
      ) : null}
      {appliance === 'small' ? null : (
        <SelectField
          {...{ name: 'job', label: 'Kind of job', hint: labels.major, choices: JOBS, value: job }}
          onChange={(value) => put({ job: value })}
        />
      )}
      {appliance === 'mvac' ? null : (
        <>
          <NumberField
            {...{ name: 'charge', label: 'Full charge', unit: 'lb', value: entries.charge, outcome }}
            hint="Charge of the appliance, or of the part that you isolated."
            onChange={(charge) => put({ charge })}
          />
          <ChoiceField
            {...{ name: 'machine', legend: 'Recovery machine made', value: entries.machine }}
            choices={labels.machines}
            onChange={(machine) => put({ machine })}
          />
        </>
      )}
      {appliance === 'small' ? (
        <ChoiceField
          {...{ name: 'compressor', legend: 'Compressor of the appliance', value: entries.compressor }}
          choices={[
            ['works', 'Works'],
            ['dead', 'Does not work'],
          ]}
          onChange={(compressor) => put({ compressor })}
        />
      ) : null}
      {appliance === 'other' && isInTable ? (
        <Label htmlFor="leaks" className="flex min-h-14 cursor-pointer items-center gap-3">
          <Checkbox
            id="leaks"
            className="size-6!"
            checked={entries.hasLeaks}
            onChange={(event) => put({ hasLeaks: event.target.checked })}
          />
          Leaks make the level unreachable or would contaminate the refrigerant
        </Label>
      ) : null}
    </ToolBody>
  );
}
