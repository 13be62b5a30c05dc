'use client';

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
const SORT: readonly SelectOption[] = [
  ['number', 'Number'],
  ['changed', 'Last changed'],
];

interface FilterBarProps {
  filter: ListFilter;
  metadata: QuestionMetadata;
  onChange: (changes: Partial<ListFilter>) => void;
}

export function FilterBar({ filter, metadata, onChange }: FilterBarProps) {
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(readFilter(new URLSearchParams()));
  /** Parses a picked value with the parser of the URL, so that one rule reads both. */
  const pick = (name: string, field: keyof ListFilter) => (value: string) =>
    onChange({ [field]: readFilter(new URLSearchParams({ [name]: value }))[field] });
  const sections: SelectOption[] = metadata.sections.map(({ id, name, archivedAt }) => [
    String(id),
    archivedAt ? `${name} (archived)` : name,
  ]);
  const mock = filter.mock === null ? '' : filter.mock ? 'yes' : 'no';
  // A phone shows the search and the questions and folds the other filters.
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <search className="rounded-xl border border-border bg-card p-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 *:first:max-sm:col-span-full lg:grid-cols-4">
        <SearchField initial={filter.search} onChange={(search) => onChange({ search })} />
        <Button
          variant="secondary"
          className="col-span-full sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide filters' : isFiltered ? 'Filters (on)' : 'Filters'}
        </Button>
        <div id={id} className={cn('contents', !isOpen && 'max-sm:hidden')}>
          <Choose
            label="Section"
            value={String(filter.sectionId ?? '')}
            choices={[['', 'All sections'], ...sections]}
            onChange={(value) => onChange({ sectionId: value ? Number(value) : null, topic: '' })}
          />
          <Choose
            label="Topic"
            value={filter.topic}
            choices={[['', 'All topics'], ...listTopicChoices(metadata, filter.sectionId)]}
            onChange={pick('topic', 'topic')}
          />
          <Choose label="State" value={filter.state} choices={STATES} onChange={pick('state', 'state')} />
          <Choose
            label="Difficulty"
            value={String(filter.difficulty ?? '')}
            choices={[['', 'All'], ...DIFFICULTIES.map(([value, name]): SelectOption => [String(value), name])]}
            onChange={pick('difficulty', 'difficulty')}
          />
          <Choose
            label="Tier"
            value={filter.tier ?? ''}
            choices={[['', 'All'], ...QUESTION_TIERS.map((tier): SelectOption => [tier, TIER_NAMES[tier]])]}
            onChange={pick('tier', 'tier')}
          />
          <Choose label="Mock test" value={mock} choices={MOCK} onChange={pick('mock', 'mock')} />
          <Choose
            label="Reports"
            value={filter.reported ? 'yes' : ''}
            choices={REPORTED}
            onChange={pick('reported', 'reported')}
          />
          <Choose label="Sort by" value={filter.sort} choices={SORT} onChange={pick('sort', 'sort')} />
        </div>
      </div>
      {isFiltered ? (
        <Button variant="link" size="sm" className="mt-3" onClick={() => onChange(readFilter(new URLSearchParams()))}>
          Clear filters
        </Button>
      ) : null}
    </search>
  );
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
 * Searches after a pause in typing. Follows the URL when the filters are cleared or the back button is used, but
 * ignores URL changes that this field caused: the admin may have typed more by then.
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
