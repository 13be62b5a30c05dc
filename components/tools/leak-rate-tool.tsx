'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from '#texts';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import type { FigureEntry } from '@/lib/tools/figures-rules';
import { type Category, findLeakRate, type Kind, type LeakEntries, type Method } from '@/lib/tools/leak-rate-rules';
import type { ToolKey } from '@/lib/tools/texts-rules';
import { ChoiceField } from './choice-field';
import { DateField } from './date-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { ToolBody } from './tool-body';
import { useLabels } from './use-tool-language';

const KINDS: readonly (readonly [Kind, ToolKey])[] = [
  ['ods', 'kindOds'],
  ['hfc', 'kindHfc'],
  ['other', 'kindOther'],
];
const CATEGORIES: readonly (readonly [Category, ToolKey])[] = [
  ['commercial', 'categoryCommercial'],
  ['process', 'categoryProcess'],
  ['comfort', 'categoryComfort'],
  ['transport', 'categoryTransport'],
  ['residential', 'categoryResidential'],
];
const METHODS: readonly (readonly [Method, ToolKey])[] = [
  ['annualizing', 'methodAnnualizing'],
  ['rolling', 'methodRolling'],
];
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
  const { language, t, labelOf, choicesOf } = useLabels(known);
  const outcome = findLeakRate(entries, known, language);
  const put = (changed: Partial<LeakEntries>) => setEntries((before) => ({ ...before, ...changed }));
  const isAnnualizing = entries.method === 'annualizing';
  return (
    <ToolBody outcome={outcome}>
      <ChoiceField
        name="method"
        legend={t('method')}
        choices={choicesOf(METHODS)}
        value={entries.method}
        onChange={(method) => put({ method })}
      />
      <NumberField
        name="charge"
        label={t('fullCharge')}
        unit="lb"
        value={entries.charge}
        outcome={outcome}
        onChange={(charge) => put({ charge })}
      />
      <NumberField
        name="added"
        label={t(isAnnualizing ? 'addedNow' : 'addedInYear')}
        unit="lb"
        outcome={outcome}
        hint={isAnnualizing ? undefined : labelOf('addedInYearHint')}
        value={entries.added}
        onChange={(added) => put({ added })}
      />
      {isAnnualizing ? (
        <NumberField
          name="days"
          label={t('daysSince')}
          unit={t('unitDays')}
          hint={labelOf('daysHint')}
          outcome={outcome}
          value={entries.days}
          onChange={(days) => put({ days })}
        />
      ) : null}
      <SelectField
        name="kind"
        label={t('refrigerant')}
        choices={choicesOf(KINDS)}
        value={entries.kind}
        onChange={(kind) => put({ kind })}
      />
      <SelectField
        name="category"
        label={t('appliance')}
        choices={choicesOf(CATEGORIES)}
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
          {t('shutdownBox')}
        </Label>
      ) : null}
      <Dates entries={entries} put={put} outcome={outcome} chronicHint={labelOf('chronicHint')} />
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
  const t = useTranslations('tools');
  return (
    <fieldset className="flex min-w-0 flex-col gap-6">
      <legend className="mb-4 font-semibold text-lg">{t('optionalDates')}</legend>
      <DateField
        name="addedOn"
        label={t('addedOn')}
        value={entries.addedOn}
        outcome={outcome}
        onChange={(addedOn) => put({ addedOn })}
      />
      <DateField
        name="testedOn"
        label={t('testedOn')}
        outcome={outcome}
        value={entries.testedOn}
        onChange={(testedOn) => put({ testedOn })}
      />
      <NumberField
        name="addedInCalendarYear"
        label={t('addedInCalendarYear')}
        unit="lb"
        hint={chronicHint}
        value={entries.addedInCalendarYear}
        outcome={outcome}
        onChange={(addedInCalendarYear) => put({ addedInCalendarYear })}
      />
    </fieldset>
  );
}
