'use client';

import { useMemo, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { type FigureEntry, withFigures } from '@/lib/tools/figures-rules';
import { type Category, findLeakRate, type Kind, type LeakEntries, type Method } from '@/lib/tools/leak-rate-rules';
import { ChoiceField } from './choice-field';
import { DateField } from './date-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';

const KINDS: readonly (readonly [Kind, string])[] = [
  ['ods', 'Ozone-depleting: CFC, HCFC, or a blend with one'],
  ['hfc', 'HFC, or a substitute with a GWP above {{fact:leak-repair-hfc-gwp}}'],
  ['other', 'Any other: HFO, ammonia, CO2, hydrocarbon'],
];
const CATEGORIES: readonly (readonly [Category, string])[] = [
  ['commercial', 'Commercial refrigeration'],
  ['process', 'Industrial process refrigeration'],
  ['comfort', 'Comfort cooling, or anything else'],
  ['transport', 'Refrigerated transport'],
  ['residential', 'Residential or light commercial air conditioning or heat pump'],
];
const METHODS: readonly (readonly [Method, string])[] = [
  ['annualizing', 'Annualizing'],
  ['rolling', 'Rolling average'],
];
const LABELS = {
  kinds: KINDS,
  categories: CATEGORIES,
  days: 'At most {{fact:leak-rate-days|value}} days count, even if you enter more.',
  addedInYear:
    'This addition and all others in the last {{fact:leak-rate-days}}, or since the last successful follow-up test if that is later.',
  shutdown: 'The repair requires an industrial process shutdown',
  chronic: 'All pounds added since January 1. A loss of {{fact:chronic-leaker-share}} of the charge must be reported.',
};
const BEGIN: LeakEntries = {
  kind: '',
  category: '',
  method: 'annualizing',
  charge: '',
  added: '',
  days: '',
  addedInCalendarYear: '',
  addedOn: '',
  testedOn: '',
  needsShutdown: false,
};

export function LeakRateTool({ figures }: { figures: readonly FigureEntry[] }) {
  const [entries, setEntries] = useState(BEGIN);
  const known = useMemo(() => new Map(figures), [figures]);
  const labels = useMemo(() => withFigures(LABELS, known), [known]);
  const outcome = findLeakRate(entries, known);
  const put = (changed: Partial<LeakEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const isAnnualizing = entries.method === 'annualizing';
  return (
    <ToolBody outcome={outcome}>
      <ChoiceField
        name="method"
        legend="Method"
        choices={METHODS}
        value={entries.method}
        onChange={(method) => put({ method })}
      />
      <NumberField
        name="charge"
        label="Full charge"
        unit="lb"
        value={entries.charge}
        outcome={outcome}
        onChange={(charge) => put({ charge })}
      />
      <NumberField
        name="added"
        label={isAnnualizing ? 'Added now' : 'Added in a year'}
        unit="lb"
        outcome={outcome}
        hint={isAnnualizing ? undefined : labels.addedInYear}
        value={entries.added}
        onChange={(added) => put({ added })}
      />
      {isAnnualizing ? (
        <NumberField
          name="days"
          label="Since the previous addition"
          unit="days"
          hint={labels.days}
          outcome={outcome}
          value={entries.days}
          onChange={(days) => put({ days })}
        />
      ) : null}
      <SelectField
        name="kind"
        label="Refrigerant"
        choices={labels.kinds}
        value={entries.kind}
        onChange={(kind) => put({ kind })}
      />
      <SelectField
        name="category"
        label="Appliance"
        choices={labels.categories}
        value={entries.category}
        onChange={(category) => put({ category })}
      />
      {entries.category === 'process' ? (
        <Label htmlFor="shutdown" className="flex min-h-14 cursor-pointer items-center gap-3">
          <Checkbox
            id="shutdown"
            className="size-6!"
            checked={entries.needsShutdown}
            onChange={(event) => put({ needsShutdown: event.target.checked })}
          />
          {labels.shutdown}
        </Label>
      ) : null}
      <Dates entries={entries} put={put} outcome={outcome} chronicHint={labels.chronic} />
    </ToolBody>
  );
}

interface DatesProps {
  entries: LeakEntries;
  put: (changed: Partial<LeakEntries>) => void;
  outcome: ReturnType<typeof findLeakRate>;
  chronicHint: string;
}

/** Optional date fields. */
function Dates({ entries, put, outcome, chronicHint }: DatesProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-6">
      <legend className="mb-4 font-semibold text-lg">Optional: for deadlines and reports</legend>
      <DateField
        name="addedOn"
        label="Day of this addition"
        value={entries.addedOn}
        outcome={outcome}
        onChange={(addedOn) => put({ addedOn })}
      />
      <DateField
        name="testedOn"
        label="Day of the successful initial verification test"
        outcome={outcome}
        value={entries.testedOn}
        onChange={(testedOn) => put({ testedOn })}
      />
      <NumberField
        name="addedInCalendarYear"
        label="Added in this calendar year"
        unit="lb"
        hint={chronicHint}
        value={entries.addedInCalendarYear}
        outcome={outcome}
        onChange={(addedInCalendarYear) => put({ addedInCalendarYear })}
      />
    </fieldset>
  );
}
