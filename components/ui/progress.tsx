import { cn } from './cn';

interface ProgressProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  label: string;
  className?: string;
}

/** Native progress bar, which screen readers announce without a script. */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  return <progress value={value} max={max} aria-label={label} className={cn('progress h-2 w-full', className)} />;
}
