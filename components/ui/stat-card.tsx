import type { ReactNode } from 'react';
import { cn } from './cn';

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  /** Note on how the number is computed or what it counts. */
  note?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** Card with one number and its meaning. */
export function StatCard({ label, value, note, icon, className }: StatCardProps) {
  return (
    <div className={cn('flex flex-col rounded-xl border border-border bg-card p-5 shadow-card', className)}>
      <div className="flex items-center justify-between gap-3 text-muted-foreground">
        <p className="font-medium">{label}</p>
        {icon ? <span className="text-primary">{icon}</span> : null}
      </div>
      <p className="mt-1 font-bold text-3xl tabular-nums tracking-tight">{value}</p>
      {note ? <p className="mt-1 text-muted-foreground text-sm">{note}</p> : null}
    </div>
  );
}
