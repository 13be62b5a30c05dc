'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { TEST_TYPES } from '@/lib/kernel/exam';
import {
  defaultNarrowing,
  isNarrowed,
  lastDays,
  type Narrowing,
  type SectionChoice,
} from '@/lib/statistics/address/rules';
import { DATES_REVERSED } from '@/lib/statistics/contract';
import { QUICK_RANGES } from '@/lib/statistics/rules';
import { formatDate, TEST_TYPE_NAMES } from './format';

interface FilterCardProps {
  applied: Narrowing;
  today: string;
  sections: readonly SectionChoice[];
  onApply: (narrowing: Narrowing) => void;
}

const rangeText = ({ startDate, endDate }: Narrowing): string => {
  if (startDate && endDate) return `${formatDate(startDate)} to ${formatDate(endDate)}`;
  if (startDate) return `Since ${formatDate(startDate)}`;
  return endDate ? `Until ${formatDate(endDate)}` : 'All dates';
};

/** Specification §2 and §9: quick ranges at once, everything else when applied. */
export function FilterCard({ applied, today, sections, onApply }: FilterCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="mb-8">
      <CardContent className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold text-lg leading-snug">Filters</h2>
            <p className="text-muted-foreground">
              {rangeText(applied)}
              {isNarrowed(applied) ? ', narrowed' : ''}
            </p>
          </div>
          <QuickRanges applied={applied} today={today} onApply={onApply} />
        </div>
        <Button
          variant="secondary"
          className="w-full md:hidden"
          aria-expanded={isOpen}
          aria-controls="statistics-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden className="size-5" />
          {isOpen ? 'Hide filters' : 'Dates, sections and test types'}
        </Button>
        <div id="statistics-filters" className={cn(!isOpen && 'hidden md:block')}>
          <FilterForm
            key={JSON.stringify(applied)}
            applied={applied}
            today={today}
            sections={sections}
            onApply={onApply}
          />
        </div>
      </CardContent>
    </Card>
  );
}

function QuickRanges({ applied, today, onApply }: Omit<FilterCardProps, 'sections'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are three buttons.
    <div role="group" aria-label="Quick ranges" className="grid w-full grid-cols-3 gap-2 sm:w-auto">
      {QUICK_RANGES.map(({ name, days }) => {
        const range = lastDays(days, today);
        const isShown = applied.startDate === range.startDate && applied.endDate === range.endDate;
        return (
          <Button
            key={name}
            variant={isShown ? 'default' : 'outline'}
            aria-pressed={isShown}
            className="px-3!"
            onClick={() => onApply({ ...applied, ...range })}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}

function FilterForm({ applied, today, sections, onApply }: FilterCardProps) {
  const [draft, setDraft] = useState(applied);
  const change = (part: Partial<Narrowing>) => setDraft({ ...draft, ...part });
  const isReversed = Boolean(draft.startDate && draft.endDate && draft.startDate > draft.endDate);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed) onApply(draft);
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Start date" hint="Empty: from the beginning" error={isReversed ? DATES_REVERSED : undefined}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.startDate}
              onChange={(event) => change({ startDate: event.target.value })}
            />
          )}
        </Field>
        <Field label="End date" hint="Counts to the end of that day">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.endDate}
              onChange={(event) => change({ endDate: event.target.value })}
            />
          )}
        </Field>
        <Choices
          legend="Sections"
          options={sections.map(({ id, name }) => ({ value: id, name }))}
          chosen={draft.sectionIds}
          onChange={(sectionIds) => change({ sectionIds })}
        />
        <Choices
          legend="Test types"
          options={TEST_TYPES.map((type) => ({ value: type, name: TEST_TYPE_NAMES[type] }))}
          chosen={draft.testTypes}
          onChange={(testTypes) => change({ testTypes })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Choice
          name="Only successful"
          isChosen={draft.onlySuccessful}
          onChange={(onlySuccessful) => change({ onlySuccessful })}
        />
        <Choice
          name="Only completed"
          isChosen={draft.onlyCompleted}
          onChange={(onlyCompleted) => change({ onlyCompleted })}
        />
        <div className="flex flex-1 justify-end gap-3">
          <Button variant="outline" onClick={() => onApply(defaultNarrowing(today))}>
            Reset
          </Button>
          <Button type="submit">Apply filters</Button>
        </div>
      </div>
    </form>
  );
}

interface ChoicesProps<T extends string | number> {
  legend: string;
  options: readonly { value: T; name: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** None chosen means all. The order is the options', so that the same choice has one address. */
function Choices<T extends string | number>({ legend, options, chosen, onChange }: ChoicesProps<T>) {
  const values = options.map((option) => option.value);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2.5">
        {options.map(({ value, name }) => (
          <Choice
            key={value}
            name={name}
            isChosen={chosen.includes(value)}
            onChange={(isChosen) => onChange(values.filter((one) => (one === value ? isChosen : chosen.includes(one))))}
          />
        ))}
      </div>
      <p className="text-muted-foreground text-sm">None chosen: all of them</p>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ name, isChosen, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="flex min-h-8 min-w-0 items-center gap-2">
      <Checkbox id={id} checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
      <Label htmlFor={id} className="wrap-anywhere min-w-0 cursor-pointer font-normal!">
        {name}
      </Label>
    </span>
  );
}
