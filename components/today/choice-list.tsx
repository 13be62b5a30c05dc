'use client';

import { type ReactNode, useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';

interface Choice<Value> {
  value: Value;
  name: string;
  note?: string;
}

interface ChoiceListProps<Value> {
  legend: ReactNode;
  hint?: string;
  error?: string | undefined;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  /** `row` shows short names side by side. */
  look?: 'list' | 'row';
  onChange: (chosen: Value[]) => void;
}

/** Group of checkboxes with a shared hint and error. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const { legend, hint, error, choices, chosen, look = 'list', onChange } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const toggle = (value: Value) => {
    const isChosen = chosen.includes(value);
    onChange(choices.map((choice) => choice.value).filter((one) => (one === value ? !isChosen : chosen.includes(one))));
  };
  return (
    <fieldset aria-describedby={described || undefined} data-invalid={error ? '' : undefined} className="min-w-0">
      <legend className="font-medium text-base">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mt-0.5 text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
      <div className={cn('mt-2 flex', look === 'row' ? 'flex-wrap gap-1.5' : 'flex-col gap-2')}>
        {choices.map(({ value, name, note }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className={cn(
              'flex min-h-12 cursor-pointer rounded-lg border border-border-strong bg-card py-2.5 hover:bg-muted has-checked:border-primary has-checked:bg-info-surface has-focus-visible:outline-3 has-focus-visible:outline-ring',
              look === 'row' ? 'items-center gap-2 px-3' : 'items-start gap-3 px-3.5',
            )}
          >
            <Checkbox
              id={`${id}-${value}`}
              className={cn('outline-none', look === 'row' ? '' : 'mt-0.5')}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            <span className="min-w-0">
              <span className="font-medium">{name}</span>
              {note ? <span className="mt-0.5 block text-muted-foreground text-sm leading-snug">{note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-error-foreground text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
