import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface FactProps {
  figure: ReactNode;
  what: string;
  className?: string;
  children?: ReactNode;
}

export function Fact({ figure, what, className, children }: FactProps) {
  return (
    <div className={cn('flex flex-col-reverse justify-end rounded-2xl border border-border bg-card p-6', className)}>
      <dt className="mt-2 text-muted-foreground">
        {what}
        {children ? <span className="mt-2 block">{children}</span> : null}
      </dt>
      <dd className="font-bold text-2xl xl:text-3xl">{figure}</dd>
    </div>
  );
}
