'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type ListFilter, readFilter } from '@/lib/bank/editing/rules';
import { QUESTION_TIERS } from '@/lib/kernel/exam';
import { DIFFICULTIES, listTopicChoices, type QuestionMetadata, TIER_NAMES } from './question-metadata';

const TYPING_MS = 300;

type SelectOption = readonly [value: string, name: string];

const STATES: readonly SelectOption[] = [
  ['current', 'All but archived'],
  ['published', 'Published'],
  ['draft', 'Drafts'],
  ['in_review', 'In review'],
  ['archived', 'Archived'],
  ['all', 'All'],
];
const MOCK: readonly SelectOption[] = [
  ['', 'All'],
  ['yes', 'In the mock test'],
  ['no', 'Not in the mock test'],
];
const REPORTED: readonly SelectOption[] = [
  ['', 'All'],
  ['yes', 'With open reports'],
];
const SPANISH: readonly SelectOption[] = [
  ['', 'All'],
  ['missing', 'Without Spanish'],
];
const SORT: readonly SelectOption[] = [
  ['number', 'Number'],
  ['changed', 'Last changed'],
];

interface FilterBarProps {
  filter: ListFilter;
  metadata: QuestionMetadata;
  onChange: (changes: Partial<ListFilter>) => void;
}

/** Search field, and a button that unfolds the other filters and names the active ones. */
export function FilterBar({ filter, metadata, onChange }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(readFilter(new URLSearchParams()));
  const fields = listFields({ filter, metadata, onChange });
  const inUse = fields.flatMap(({ value, choices }) =>
    value === choices[0]?.[0] ? [] : [choices.find(([key]) => key === value)?.[1] ?? value],
  );
  return (
    <search className="flex flex-wrap items-end gap-3 rounded-xl border border-border bg-card p-4">
      <div className="min-w-44 flex-1">
        <SearchField initial={filter.search} onChange={(search) => onChange({ search })} />
      </div>
      <Button
        variant="secondary"
        className="h-10! max-w-full"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="truncate">{['Filters', inUse.join(', ')].filter(Boolean).join(': ')}</span>
        <ChevronDown aria-hidden className={cn('size-5 shrink-0', isOpen && 'rotate-180')} />
      </Button>
      {isFiltered ? (
        <Button variant="link" className="h-10!" onClick={() => onChange(readFilter(new URLSearchParams()))}>
          Clear filters
        </Button>
      ) : null}
      <div id={id} className={cn('grid basis-full grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4', !isOpen && 'hidden')}>
        {fields.map((field) => (
          <Choose key={field.label} {...field} />
        ))}
      </div>
    </search>
  );
}

/** Lists the filter fields. The first option of each means no filter. */
function listFields({ filter, metadata, onChange }: FilterBarProps): ChooseProps[] {
  /** Parses the chosen value with the parser of the URL, so that the field and the URL follow the same rules. */
  const pick = (name: string, field: keyof ListFilter) => (value: string) =>
    onChange({ [field]: readFilter(new URLSearchParams({ [name]: value }))[field] });
  const sections: SelectOption[] = metadata.sections.map(({ id, name, archivedAt }) => [
    String(id),
    archivedAt ? `${name} (archived)` : name,
  ]);
  return [
    {
      label: 'Section',
      value: String(filter.sectionId ?? ''),
      choices: [['', 'All sections'], ...sections],
      onChange: (value) => onChange({ sectionId: value ? Number(value) : null, topic: '' }),
    },
    {
      label: 'Topic',
      value: filter.topic,
      choices: [['', 'All topics'], ...listTopicChoices(metadata, filter.sectionId)],
      onChange: pick('topic', 'topic'),
    },
    { label: 'State', value: filter.state, choices: STATES, onChange: pick('state', 'state') },
    {
      label: 'Difficulty',
      value: String(filter.difficulty ?? ''),
      choices: [['', 'All'], ...DIFFICULTIES.map(([value, name]): SelectOption => [String(value), name])],
      onChange: pick('difficulty', 'difficulty'),
    },
    {
      label: 'Tier',
      value: filter.tier ?? '',
      choices: [['', 'All'], ...QUESTION_TIERS.map((tier): SelectOption => [tier, TIER_NAMES[tier]])],
      onChange: pick('tier', 'tier'),
    },
    {
      label: 'Mock test',
      value: filter.mock === null ? '' : filter.mock ? 'yes' : 'no',
      choices: MOCK,
      onChange: pick('mock', 'mock'),
    },
    {
      label: 'Reports',
      value: filter.reported ? 'yes' : '',
      choices: REPORTED,
      onChange: pick('reported', 'reported'),
    },
    {
      label: 'Spanish',
      value: filter.untranslated ? 'missing' : '',
      choices: SPANISH,
      onChange: pick('spanish', 'untranslated'),
    },
    { label: 'Sort by', value: filter.sort, choices: SORT, onChange: pick('sort', 'sort') },
  ];
}

interface ChooseProps {
  label: string;
  value: string;
  choices: readonly SelectOption[];
  onChange: (value: string) => void;
}

function Choose({ label, value, choices, onChange }: ChooseProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} className="h-10!" value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/**
 * Search field that applies the text after a pause in typing. Follows the URL when filters are cleared or the back
 * button is used, but ignores URL changes that this field made itself, because the admin may have typed more since
 * then.
 */
function SearchField({ initial, onChange }: { initial: string; onChange: (search: string) => void }) {
  const [typed, setTyped] = useState(initial);
  const asked = useRef(initial);
  const awaited = useRef<string[]>([]);
  useEffect(() => {
    const place = awaited.current.indexOf(initial);
    awaited.current = awaited.current.slice(place + 1);
    if (place >= 0 || initial === asked.current) return;
    asked.current = initial;
    setTyped(initial);
  }, [initial]);
  const ask = useEffectEvent(() => {
    asked.current = typed;
    awaited.current.push(typed);
    onChange(typed);
  });
  useEffect(() => {
    if (typed === asked.current) return;
    const pause = setTimeout(ask, TYPING_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Field label="Search">
      {(control) => (
        <Input
          {...control}
          type="search"
          placeholder="Wording or number"
          maxLength={200}
          className="h-10!"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
