'use client';

import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { defaultFilter, lastDays, type PageFilter } from '@/lib/statistics/address-rules';
import {
  CHOICES,
  eachList,
  type Filters,
  isAnySet,
  LIST_NAMES,
  LISTS,
  type ListName,
  type SectionOption,
  SWITCH_NAMES,
  SWITCHES,
} from '@/lib/statistics/filter-rules';
import { DATES_REVERSED, isInOrder, QUICK_RANGES } from '@/lib/statistics/rules';
import { formatDate } from './format';

interface FilterCardProps {
  applied: PageFilter;
  today: string;
  sections: readonly SectionOption[];
  onApply: (filter: PageFilter) => void;
}

const rangeText = ({ startDate, endDate }: PageFilter): string => {
  if (startDate && endDate) return `${formatDate(startDate)} to ${formatDate(endDate)}`;
  if (startDate) return `Since ${formatDate(startDate)}`;
  return endDate ? `Until ${formatDate(endDate)}` : 'All dates';
};

/** Filters of the statistics. Quick ranges take effect at once, all others with Apply. */
export function FilterCard({ applied, today, sections, onApply }: FilterCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="mb-6 md:mb-8">
      <CardContent className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold text-lg leading-snug">Filters</h2>
            <p className="text-muted-foreground">
              {rangeText(applied)}
              {isAnySet(applied) ? ', filtered' : ''}
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
          {isOpen ? 'Hide filters' : CHOICES}
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are three buttons.
    <div role="group" aria-label="Quick ranges" className="grid w-full grid-cols-3 gap-2 sm:w-auto">
      {QUICK_RANGES.map(({ name, days }) => {
        const range = lastDays(days, today);
        const isShown = applied.startDate === range.startDate && applied.endDate === range.endDate;
        return (
          <Button
            key={name}
            variant={isShown ? 'default' : 'outline'}
            aria-pressed={isShown}
            className="px-2! sm:px-3!"
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
  const { register, handleSubmit, watch, setValue, formState } = useForm({ defaultValues: applied, mode: 'onChange' });
  const submit = handleSubmit((filter) => onApply(filter));
  const start = register('startDate', { validate: (_, filter) => isInOrder(filter) || DATES_REVERSED });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label="Start date"
          hint="Leave empty to start at your first test"
          error={formState.errors.startDate?.message}
        >
          {(control) => <Input {...control} type="date" {...start} />}
        </Field>
        <Field label="End date" hint="Through the end of that day">
          {(control) => <Input {...control} type="date" {...register('endDate', { deps: 'startDate' })} />}
        </Field>
        {LIST_NAMES.map((name) => (
          <ListField
            key={name}
            name={name}
            chosen={watch(name)}
            sections={sections}
            onChange={(chosen) => setValue(name, chosen)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {SWITCH_NAMES.map((name) => (
          <Option key={name} label={SWITCHES[name]} {...register(name)} />
        ))}
        <div className="flex flex-1 justify-end gap-3">
          <Button variant="outline" onClick={() => onApply(defaultFilter(today))}>
            Reset
          </Button>
          <Button type="submit">Apply filters</Button>
        </div>
      </div>
    </form>
  );
}

interface ListFieldProps {
  name: ListName;
  chosen: readonly (string | number)[];
  sections: readonly SectionOption[];
  onChange: (chosen: Filters[ListName]) => void;
}

/**
 * Filter that takes several values; none means all. Sorts the chosen values in the order of the options, so that equal
 * filters have equal URLs.
 */
function ListField({ name, chosen, sections, onChange }: ListFieldProps) {
  const { legend, listOptions } = LISTS[name];
  const toggle = (value: string | number, isChosen: boolean) => {
    const next = new Set(chosen.map(String));
    next[isChosen ? 'add' : 'delete'](String(value));
    onChange(eachList({ sections }, (_, one) => next.has(one))[name]);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2.5">
        {listOptions({ sections }).map((option) => (
          <Option
            key={option.value}
            label={option.name}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
      <p className="text-muted-foreground text-sm">None checked means all</p>
    </fieldset>
  );
}

function Option({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <span className="flex min-h-8 min-w-0 items-center gap-2">
      <Checkbox {...input} id={id} />
      <Label htmlFor={id} className="wrap-anywhere min-w-0 cursor-pointer font-normal!">
        {label}
      </Label>
    </span>
  );
}
