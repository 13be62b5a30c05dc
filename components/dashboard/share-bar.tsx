import { cn } from '@/components/ui/cn';

/** Decorative bar. Hidden from screen readers, because the number beside the bar already states the value. */
export function ShareBar({ percent, className }: { percent: number; className?: string }) {
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-muted">
      <div
        className={cn('h-full rounded-full bg-chart-1', className)}
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </div>
  );
}
