import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

interface RadioGroupProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  /** Hides the legend visually; screen readers still read it. */
  legendHidden?: boolean;
}

/** Native radio buttons in a fieldset, which provides arrow keys, one tab stop and the group's name. */
export function RadioGroup({ legend, legendHidden = false, className, children, ...props }: RadioGroupProps) {
  return (
    <fieldset className={cn('flex min-w-0 flex-col gap-2', className)} {...props}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-medium text-base'}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** Option of a `RadioGroup`, at least 48 px high and as wide as the group. The options of a group share a `name`. */
export function Radio({ className, children, ...props }: RadioProps) {
  return (
    <label
      className={cn(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-border-strong bg-card px-3.5 py-2.5 hover:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-ring has-checked:border-primary has-checked:bg-info-surface has-disabled:cursor-not-allowed has-disabled:opacity-60',
        className,
      )}
    >
      <input type="radio" className="size-5 shrink-0 outline-none" {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
