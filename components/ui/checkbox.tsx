import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={cn('size-5 shrink-0 cursor-pointer focus-visible:outline-3 focus-visible:outline-ring', className)}
      {...props}
    />
  );
}
