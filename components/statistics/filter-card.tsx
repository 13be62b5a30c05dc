'use client';

import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { TestType } from '@/lib/kernel/exam';
import { defaultFilter, lastDays, type PageFilter } from '@/lib/statistics/address-rules';
import {
  eachList,
  type Filters,
  isAnySet,
  LIST_NAMES,
  LISTS,
  type ListName,
  type SectionOption,
  SWITCH_NAMES,
} from '@/lib/statistics/filter-rules';
import { isInOrder, QUICK_RANGES } from '@/lib/statistics/rules';
import { useInstants } from './use-instants';

interface FilterCardProps {
  applied: PageFilter;
  today: string;
  sections: readonly SectionOption[];
  onApply: (filter: PageFilter) => void;
}

/** Returns a function that describes the filter: "All dates, filtered". */
function useFilterText(): (filter: PageFilter) => string {
  const t = useTranslations('statistics');
  const { date } = useInstants();
  const rangeText = ({ startDate, endDate }: PageFilter): string => {
    if (startDate && endDate) return t('dateRange', { start: date(startDate), end: date(endDate) });
    if (startDate) return t('since', { date: date(startDate) });
    return endDate ? t('until', { date: date(endDate) }) : t('allDates');
  };
  return (filter) => (isAnySet(filter) ? t('filteredRange', { range: rangeText(filter) }) : rangeText(filter));
}

/** Filters of the statistics. Quick ranges take effect at once, all others with Apply. */
export function FilterCard({ applied, today, sections, onApply }: FilterCardProps) {
  const t = useTranslations('statistics');
  const filterText = useFilterText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="mb-6 md:mb-8">
      <CardContent className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold text-lg leading-snug">{t('filters')}</h2>
            <p className="text-muted-foreground">{filterText(applied)}</p>
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
          {isOpen ? t('hideFilters') : t('choices')}
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
  const t = useTranslations('statistics');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are three buttons.
    <div role="group" aria-label={t('quickRanges')} className="grid w-full grid-cols-3 gap-2 sm:w-auto">
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
            {t(`ranges.${name}`)}
          </Button>
        );
      })}
    </div>
  );
}

function FilterForm({ applied, today, sections, onApply }: FilterCardProps) {
  const t = useTranslations('statistics');
  const { register, handleSubmit, watch, setValue, formState } = useForm({ defaultValues: applied, mode: 'onChange' });
  const submit = handleSubmit((filter) => onApply(filter));
  const start = register('startDate', { validate: (_, filter) => isInOrder(filter) || t('datesReversed') });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={t('startDate')} hint={t('startDateHint')} error={formState.errors.startDate?.message}>
          {(control) => <Input {...control} type="date" {...start} />}
        </Field>
        <Field label={t('endDate')} hint={t('endDateHint')}>
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
          <Option key={name} label={t(`switches.${name}`)} {...register(name)} />
        ))}
        <div className="flex flex-1 justify-end gap-3">
          <Button variant="outline" onClick={() => onApply(defaultFilter(today))}>
            {t('reset')}
          </Button>
          <Button type="submit">{t('applyFilters')}</Button>
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
  const t = useTranslations('statistics');
  const optionName = useOptionName(sections);
  const toggle = (value: string | number, isChosen: boolean) => {
    const next = new Set(chosen.map(String));
    next[isChosen ? 'add' : 'delete'](String(value));
    onChange(eachList({ sections }, (_, one) => next.has(one))[name]);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{t(`lists.${name}`)}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2.5">
        {LISTS[name]({ sections }).map((value) => (
          <Option
            key={value}
            label={optionName(value)}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
      <p className="text-muted-foreground text-sm">{t('noneCheckedIsAll')}</p>
    </fieldset>
  );
}

/** Returns the function that names an option of a list: a section by its id, or a test type. */
function useOptionName(sections: readonly SectionOption[]): (value: number | TestType) => string {
  const t = useTranslations('statistics');
  const sectionName = useSectionName();
  return (value) =>
    typeof value === 'number'
      ? sectionName(value, sections.find(({ id }) => id === value)?.name)
      : t(`testTypes.${value}`);
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
