'use client';

import { useMemo, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { type Appliance, type EvacuationEntries, findEvacuation, type Job } from '@/lib/tools/evacuation-rules';
import type { FigureEntry } from '@/lib/tools/figures-rules';
import { CLASS_CHOICES, REFRIGERANTS } from '@/lib/tools/refrigerants-rules';
import type { Machine } from '@/lib/tools/table-levels-rules';
import type { ToolKey } from '@/lib/tools/texts-rules';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';
import { useLabels } from './use-tool-language';

const APPLIANCES: readonly (readonly [Appliance, ToolKey])[] = [
  ['other', 'applianceOther'],
  ['small', 'applianceSmall'],
  ['mvac', 'applianceVehicle'],
];
const JOBS: readonly (readonly [Job, ToolKey])[] = [
  ['major', 'chooseMajor'],
  ['minor', 'chooseMinor'],
  ['minor-evacuated', 'chooseMinorEvacuated'],
  ['oil', 'chooseOil'],
  ['disposal', 'chooseDisposal'],
];
const MACHINES: readonly (readonly [Machine, ToolKey])[] = [
  ['new', 'madeNew'],
  ['old', 'madeOld'],
];
const COMPRESSORS: readonly (readonly [EvacuationEntries['compressor'], ToolKey])[] = [
  ['works', 'compressorWorks'],
  ['dead', 'compressorDead'],
];
const NAMES = REFRIGERANTS.map(({ name }) => [name, name] as const);
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
  const { language, t, labelOf, choicesOf } = useLabels(known);
  const outcome = findEvacuation(entries, known, language);
  const put = (changed: Partial<EvacuationEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const { appliance, job } = entries;
  const isInTable = job === 'major' || job === 'minor-evacuated' || job === 'disposal';
  return (
    <ToolBody outcome={outcome}>
      <ChoiceField
        {...{ name: 'appliance', legend: t('appliance'), choices: choicesOf(APPLIANCES), value: appliance }}
        onChange={(value) => put({ appliance: value })}
      />
      {appliance === 'other' ? (
        <SelectField
          {...{ name: 'refrigerant', label: t('refrigerant'), value: entries.refrigerant }}
          choices={[...NAMES, ...CLASS_CHOICES.map(({ value, name }) => [value, t(name)] as const)]}
          onChange={(refrigerant) => put({ refrigerant })}
        />
      ) : null}
      {appliance === 'small' ? null : (
        <SelectField
          {...{ name: 'job', label: t('kindOfJob'), hint: labelOf('jobHint'), choices: choicesOf(JOBS), value: job }}
          onChange={(value) => put({ job: value })}
        />
      )}
      {appliance === 'mvac' ? null : (
        <>
          <NumberField
            {...{ name: 'charge', label: t('fullCharge'), unit: 'lb', value: entries.charge, outcome }}
            hint={t('chargeHint')}
            onChange={(charge) => put({ charge })}
          />
          <ChoiceField
            {...{ name: 'machine', legend: t('machineMade'), value: entries.machine }}
            choices={choicesOf(MACHINES)}
            onChange={(machine) => put({ machine })}
          />
        </>
      )}
      {appliance === 'small' ? (
        <ChoiceField
          {...{ name: 'compressor', legend: t('compressor'), value: entries.compressor }}
          choices={choicesOf(COMPRESSORS)}
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
          {t('leaksBox')}
        </Label>
      ) : null}
    </ToolBody>
  );
}
